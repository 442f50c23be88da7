import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** Cuentas that an operator suspended: nobody gets in, and all that they have stays. */
export class CuentasSuspendidas1763700000092 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table cuentas
         add column suspendida_en timestamptz,
         add column suspendida_motivo text check (length(suspendida_motivo) between 1 and 300),
         add check ((suspendida_en is null) = (suspendida_motivo is null))`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, ['alter table cuentas drop column suspendida_en, drop column suspendida_motivo']);
  }
}
