import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** The plan counts the files of templates. */
export class BytesDePlantillas1763700000075 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'create index plantilla_versiones_uso on plantilla_versiones (cuenta_id) include (bytes)',
      'create policy uso on plantilla_versiones for select to carpetas_platform using (true)',
      'grant select (cuenta_id, bytes) on plantilla_versiones to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'revoke select (cuenta_id, bytes) on plantilla_versiones from carpetas_platform',
      'drop policy uso on plantilla_versiones',
      'drop index plantilla_versiones_uso',
    ]);
  }
}
