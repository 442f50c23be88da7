import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/**
 * Files of requests for support can be removed: the trigger that lets go of their bytes reads who uploaded them in
 * `subido_por`, as of the other files. Those of a request that waits for no answer any more are removed in the end, since
 * the plan counts them.
 */
export class AyudaArchivos1763700000052 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table ayuda_adjuntos rename column usuario_id to subido_por',
      'create policy atendidos on ayuda_adjuntos for delete to carpetas_platform using (solicitud_id is not null)',
      `create index ayuda_solicitudes_atendidas on ayuda_solicitudes (cambiada_en) where estado <> 'recibida'`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop index ayuda_solicitudes_atendidas',
      'drop policy atendidos on ayuda_adjuntos',
      'alter table ayuda_adjuntos rename column subido_por to usuario_id',
    ]);
  }
}
