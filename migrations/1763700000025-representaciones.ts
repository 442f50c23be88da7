import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, protectTenantTable, runAll, visibleWithCarpeta } from './support.js';

/** The partes for which one acts besides the first, which stays in `partes.representa_a`. */
export class Representaciones1763700000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table parte_representaciones (
         ${CUENTA_COLUMN},
         carpeta_id uuid not null,
         parte_id uuid not null,
         representa_a uuid not null,
         primary key (cuenta_id, parte_id, representa_a),
         foreign key (cuenta_id, carpeta_id, parte_id) references partes (cuenta_id, carpeta_id, id) on delete cascade,
         foreign key (cuenta_id, carpeta_id, representa_a) references partes (cuenta_id, carpeta_id, id) on delete cascade,
         check (parte_id <> representa_a)
       )`,
      'create index parte_representaciones_parte on parte_representaciones (cuenta_id, carpeta_id, parte_id)',
      'create index parte_representaciones_representa on parte_representaciones (cuenta_id, carpeta_id, representa_a)',
    ]);
    await protectTenantTable(runner, 'parte_representaciones', {
      visible: visibleWithCarpeta('parte_representaciones'),
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table parte_representaciones');
  }
}
