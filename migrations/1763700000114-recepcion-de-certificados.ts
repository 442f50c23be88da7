import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** From which day a certificate counts (server/vocabulario/tipos-certificado.ts). */
const CUENTA_DESDE = `cuenta_desde text not null default 'expedicion' check (cuenta_desde in ('expedicion', 'recepcion'))`;

/** The day on which a certificate came, and whether its days count from it. */
export class RecepcionDeCertificados1763700000114 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table certificados
         add column recibido date,
         add column ${CUENTA_DESDE},
         add constraint certificados_recibido check (recibido >= expedido),
         add constraint certificados_sin_expedir check (recibido is null or expedido is not null)`,
      `alter table certificado_reglas add column ${CUENTA_DESDE}`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table certificado_reglas drop column cuenta_desde',
      'alter table certificados drop column cuenta_desde, drop column recibido',
    ]);
  }
}
