import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, protectTenantTable, runAll, sweepDeleted } from './support.js';

/** What each import of contactos added, kept for a day so that it can be undone. */
export class ImportacionesDeContactos1763700000037 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table contacto_importaciones (
         ${CUENTA_COLUMN},
         id uuid not null,
         contactos uuid[] not null,
         etiquetas uuid[] not null,
         combinacion_id uuid,
         importada_en timestamptz not null,
         primary key (cuenta_id, id)
       )`,
    ]);
    await protectTenantTable(runner, 'contacto_importaciones', { privileges: 'select, insert, delete' });
    await sweepDeleted(runner, 'contacto_importaciones', 'importada_en');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table contacto_importaciones');
  }
}
