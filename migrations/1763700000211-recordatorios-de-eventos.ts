import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './run-all.js';

/** Reminds the people of an event some time before it begins. */
export class RecordatoriosDeEventos1763700000211 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table eventos
         -- The minutes before the beginning at which its people are reminded.
         add recordatorios integer[] not null default '{}',
         add constraint eventos_recordatorios check (
           cardinality(recordatorios) <= 5 and 0 < all (recordatorios) and 40320 >= all (recordatorios))`,
      `
       -- The moments at which the people of an evento were reminded of it.
       create table evento_recordados (
         cuenta_id uuid not null default :cuenta references cuentas (id),
         evento_id uuid not null,
         momento timestamptz not null,
         primary key (cuenta_id, evento_id, momento),
         foreign key (cuenta_id, evento_id) references eventos (cuenta_id, id) on delete cascade
       )`,
      `call table_of_cuenta('evento_recordados',
         seen => $$exists (
           select 1 from eventos e where e.cuenta_id = evento_recordados.cuenta_id and e.id = evento_id)$$,
         may => 'select, insert')`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table evento_recordados');
    await runner.query('alter table eventos drop column recordatorios');
  }
}
