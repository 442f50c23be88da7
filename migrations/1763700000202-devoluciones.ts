import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './run-all.js';

/** Keeps the reason why a carpeta that was proposed for the signature was given back. */
export class Devoluciones1763700000202 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // The previous release moves carpetas and keeps the reason. So no constraint names the estado.
      `alter table carpetas
         add column devuelta_por uuid,
         add column devuelta_en timestamptz,
         add column devuelta_motivo text check (devuelta_motivo <> '' and length(devuelta_motivo) <= 500),
         add constraint carpetas_devolucion check (
           (devuelta_por is null) = (devuelta_en is null) and (devuelta_por is null) = (devuelta_motivo is null)),
         add foreign key (cuenta_id, devuelta_por) references membresias (cuenta_id, usuario_id)`,
      'create index carpetas_devuelta_por on carpetas (cuenta_id, devuelta_por) where devuelta_por is not null',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table carpetas drop devuelta_por, drop devuelta_en, drop devuelta_motivo');
  }
}
