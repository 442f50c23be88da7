import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** What a signed instrumento says is corrected with its reason, which the index shows. */
export class CorreccionesDeInstrumentos1763700000132 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table instrumentos
         add column correccion text check (length(correccion) between 1 and 500),
         add column corregido_en date,
         add constraint instrumentos_correccion check ((correccion is null) = (corregido_en is null))`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, ['alter table instrumentos drop column corregido_en, drop column correccion']);
  }
}
