import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** The picture of a group, and small pictures of the files of messages, so that a thread does not load them whole. */
export class FotosYMiniaturas1763700000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table chats add column foto text, add constraint chats_foto check (foto is null or tipo = 'grupo')`,
      'alter table chat_adjuntos add column miniatura text',
      // Housekeeping lets go of the picture of a file that it removes.
      'grant select (miniatura) on chat_adjuntos to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table chats drop column foto',
      'revoke select (miniatura) on chat_adjuntos from carpetas_platform',
      'alter table chat_adjuntos drop column miniatura',
    ]);
  }
}
