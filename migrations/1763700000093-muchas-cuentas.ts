import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/**
 * Indexes of what goes through all cuentas: housekeeping reads no new answers, and the rounds of reminders ask each
 * cuenta by its days. Those by the day alone, over all cuentas, served nobody.
 */
export class MuchasCuentas1763700000093 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'create index claves_idempotencia_barrido on claves_idempotencia (creada_en)',
      'drop index certificados_vence, plazos_vence',
      'create index certificados_vence on certificados (cuenta_id, vence) where necesario and vence is not null',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop index claves_idempotencia_barrido, certificados_vence',
      'create index certificados_vence on certificados (vence) where necesario and vence is not null',
      'create index plazos_vence on plazos (vence) where cumplido_en is null and anulado_en is null',
    ]);
  }
}
