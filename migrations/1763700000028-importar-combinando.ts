import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, protectTenantTable, runAll, sweepDeleted } from './support.js';

/** What an import of contactos added to those that existed already, kept for a day so that it can be undone. */
export class ImportarCombinando1763700000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table contacto_combinaciones (
         ${CUENTA_COLUMN},
         importacion_id uuid not null,
         contacto_id uuid not null,
         agregado jsonb not null,
         combinado_en timestamptz not null,
         primary key (cuenta_id, importacion_id, contacto_id),
         foreign key (cuenta_id, contacto_id) references contactos (cuenta_id, id) on delete cascade
       )`,
      'create index contacto_combinaciones_contacto on contacto_combinaciones (cuenta_id, contacto_id)',
    ]);
    await protectTenantTable(runner, 'contacto_combinaciones', { privileges: 'select, insert, delete' });
    await sweepDeleted(runner, 'contacto_combinaciones', 'combinado_en');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table contacto_combinaciones');
  }
}
