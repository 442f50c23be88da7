import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** Reads the files of a conversation page by page, the newest first. */
export class PaginasDeAdjuntos1763700000084 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create index chat_adjuntos_recientes on chat_adjuntos (cuenta_id, chat_id, creado_en, id)
         where mensaje_id is not null and suelto_desde is null`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, ['drop index chat_adjuntos_recientes']);
  }
}
