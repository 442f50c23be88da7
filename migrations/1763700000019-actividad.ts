import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** When a person last did something in an open page: it decides how present the others see them. */
export class Actividad1763700000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, ['alter table usuarios add column activo_en timestamptz']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, ['alter table usuarios drop column activo_en']);
  }
}
