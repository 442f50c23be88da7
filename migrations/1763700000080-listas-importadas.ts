import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, protectTenantTable, runAll, sweepDeleted } from './support.js';

/** The categories, brands, vendors and etiquetas that an import of productos made, kept for a day so that it can be undone. */
export class ListasImportadas1763700000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table producto_listas_importadas (
         ${CUENTA_COLUMN},
         importacion_id uuid not null,
         -- In the order in which they were made: a category comes after the one that it is in.
         orden integer not null,
         lista text not null check (lista in ('categories', 'brands', 'vendors', 'tags')),
         elemento_id uuid not null,
         importada_en timestamptz not null,
         primary key (cuenta_id, importacion_id, orden)
       )`,
    ]);
    await protectTenantTable(runner, 'producto_listas_importadas', { privileges: 'select, insert, delete' });
    await sweepDeleted(runner, 'producto_listas_importadas', 'importada_en');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table producto_listas_importadas');
  }
}
