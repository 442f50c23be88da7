import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last folios of a book can be corrected at their end, and nowhere else. */
export class CorreccionDeFolios1763700000076 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('grant update (hasta) on folios to carpetas_tenant');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('revoke update (hasta) on folios from carpetas_tenant');
  }
}
