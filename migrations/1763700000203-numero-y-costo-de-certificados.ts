import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './run-all.js';

/** Keeps the number that a certificate was issued with, and its cost. */
export class NumeroYCostoDeCertificados1763700000203 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table certificados
         add column numero text check (length(numero) between 1 and 60),
         add column costo numeric(18, 2) check (costo >= 0),
         add column costo_moneda text check (costo_moneda ~ '^[A-Z]{3}$'),
         add constraint certificados_costo check ((costo is null) = (costo_moneda is null))`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table certificados drop numero, drop costo, drop costo_moneda');
  }
}
