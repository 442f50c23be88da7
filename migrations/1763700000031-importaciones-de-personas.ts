import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, protectTenantTable, runAll, sweepDeleted } from './support.js';

/** The personas that an import registered or completed, kept for a day so that it can be undone. */
export class ImportacionesDePersonas1763700000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table persona_importaciones (
         ${CUENTA_COLUMN},
         importacion_id uuid not null,
         persona_id uuid not null,
         -- What it filled of a persona that existed; null of one that it registered.
         completado jsonb,
         importada_en timestamptz not null,
         primary key (cuenta_id, importacion_id, persona_id),
         foreign key (cuenta_id, persona_id) references personas (cuenta_id, id) on delete cascade
       )`,
      'create index persona_importaciones_persona on persona_importaciones (cuenta_id, persona_id)',
    ]);
    await protectTenantTable(runner, 'persona_importaciones', { privileges: 'select, insert, delete' });
    await sweepDeleted(runner, 'persona_importaciones', 'importada_en');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table persona_importaciones');
  }
}
