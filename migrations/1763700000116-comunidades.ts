import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

const CODIGO = `check (comunidad ~ '^[A-Z]{2}$')`;

/** In which comunidad an inmueble is, and the rules that hold in one in place of a general rule. */
export class Comunidades1763700000116 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table inmuebles add column comunidad text ${CODIGO}`,
      `alter table reglas_de_plazo
         add column comunidad text ${CODIGO},
         -- The clave of the general rule.
         add column en_lugar_de text check (length(en_lugar_de) between 1 and 40),
         add constraint reglas_de_plazo_comunidad check ((comunidad is null) = (en_lugar_de is null))`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table reglas_de_plazo drop column en_lugar_de, drop column comunidad',
      'alter table inmuebles drop column comunidad',
    ]);
  }
}
