import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/**
 * The newest entries of the audit by what was done, also by one person. The actividad of the office takes the newest of
 * each accion, so it costs the same however many entries there are.
 */
export class ActividadDeLaCuenta1763700000055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'create index auditoria_accion on auditoria (cuenta_id, accion, en desc, id desc)',
      'create index auditoria_usuario on auditoria (cuenta_id, usuario_id, accion, en desc, id desc)',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, ['drop index auditoria_accion, auditoria_usuario']);
  }
}
