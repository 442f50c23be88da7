import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, protectTenantTable, runAll, sweepDeleted } from './support.js';

/** The productos that an import added or changed, kept for a day so that it can be undone. */
export class ImportacionesDeProductos1763700000071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table producto_importaciones (
         ${CUENTA_COLUMN},
         importacion_id uuid not null,
         producto_id uuid not null,
         -- What it changed, as it was before; null of one that it added.
         antes jsonb,
         -- The version that it left. With a later one, somebody changed or moved the producto since.
         version integer not null,
         importada_en timestamptz not null,
         primary key (cuenta_id, importacion_id, producto_id),
         foreign key (cuenta_id, producto_id) references productos (cuenta_id, id) on delete cascade
       )`,
      'create index producto_importaciones_producto on producto_importaciones (cuenta_id, producto_id)',
    ]);
    await protectTenantTable(runner, 'producto_importaciones', { privileges: 'select, insert, delete' });
    await sweepDeleted(runner, 'producto_importaciones', 'importada_en');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table producto_importaciones');
  }
}
