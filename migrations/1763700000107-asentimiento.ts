import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** Who signs may say why the husband or wife of a parte need not assent. */
export class Asentimiento1763700000107 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table partes add column sin_asentimiento text check (length(sin_asentimiento) between 1 and 300)',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, ['alter table partes drop column sin_asentimiento']);
  }
}
