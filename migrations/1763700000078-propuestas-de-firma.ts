import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** Who proposed a carpeta for the signature, until it moves or is given back. Its policies are those of carpetas. */
export class PropuestasDeFirma1763700000078 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table carpetas
         add column propuesta_por uuid,
         add column propuesta_en timestamptz,
         add constraint carpetas_propuesta check (
           (propuesta_por is null) = (propuesta_en is null)
           and (propuesta_en is null or estado = 'en_preparacion' and eliminada_en is null)),
         add foreign key (cuenta_id, propuesta_por) references membresias (cuenta_id, usuario_id)`,
      'create index carpetas_propuesta_por on carpetas (cuenta_id, propuesta_por) where propuesta_por is not null',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, ['alter table carpetas drop column propuesta_por, drop column propuesta_en']);
  }
}
