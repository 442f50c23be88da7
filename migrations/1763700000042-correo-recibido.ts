import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** Mail from outside: empty files. */
export class CorreoRecibido1763700000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // Mail from outside may have empty files.
      `alter table correo_adjuntos drop constraint correo_adjuntos_bytes_check,
         add constraint correo_adjuntos_bytes_check check (bytes >= 0)`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // Rows that the version before refuses may be there, so only new ones are checked.
      `alter table correo_adjuntos drop constraint correo_adjuntos_bytes_check,
         add constraint correo_adjuntos_bytes_check check (bytes > 0) not valid`,
    ]);
  }
}
