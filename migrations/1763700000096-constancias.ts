import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** Lets the platform read how far each audit goes, and nothing of what it says. */
export class Constancias1763700000096 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'create policy constancias on auditoria_cabezas for select to carpetas_platform using (true)',
      'grant select on auditoria_cabezas to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'revoke select on auditoria_cabezas from carpetas_platform',
      'drop policy constancias on auditoria_cabezas',
    ]);
  }
}
