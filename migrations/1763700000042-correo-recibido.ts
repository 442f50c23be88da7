import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** Mail from outside: empty files, and to whom answers go. */
export class CorreoRecibido1763700000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // Mail from outside may have empty files.
      `alter table correo_adjuntos drop constraint correo_adjuntos_bytes_check,
         add constraint correo_adjuntos_bytes_check check (bytes >= 0)`,
      // Of what came from outside: its Reply-To, when it is not who wrote it. A list of {nombre, direccion}.
      `alter table correos add column responder_a jsonb,
         add check (responder_a is null or (jsonb_typeof(responder_a) = 'array' and estado = 'recibido'))`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table correos drop column responder_a',
      // Rows that the version before refuses may be there, so only new ones are checked.
      `alter table correo_adjuntos drop constraint correo_adjuntos_bytes_check,
         add constraint correo_adjuntos_bytes_check check (bytes > 0) not valid`,
    ]);
  }
}
