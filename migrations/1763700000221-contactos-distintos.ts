import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './run-all.js';

/** Keeps which contactos that look alike are two people, so that they are not offered again. */
export class ContactosDistintos1763700000221 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `
       -- Two contactos that look alike, of which somebody said that they are two.
       create table contacto_distintos (
         cuenta_id uuid not null default :cuenta references cuentas (id),
         uno uuid not null,
         otro uuid not null,
         primary key (cuenta_id, uno, otro),
         foreign key (cuenta_id, uno) references contactos (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, otro) references contactos (cuenta_id, id) on delete cascade,
         constraint contacto_distintos_en_orden check (uno < otro)
       )`,
      'create index contacto_distintos_otro on contacto_distintos (cuenta_id, otro)',
      `call table_of_cuenta('contacto_distintos', may => 'select, insert, delete')`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table contacto_distintos');
  }
}
