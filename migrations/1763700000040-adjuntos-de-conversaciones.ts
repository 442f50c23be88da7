import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/**
 * The picture of a group; small pictures of the files of messages, so that a thread does not load them whole; and which
 * messages have links.
 */
export class AdjuntosDeConversaciones1763700000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table chats add column foto text, add constraint chats_foto check (foto is null or tipo = 'grupo')`,
      'alter table chat_adjuntos add column miniatura text',
      // A condition on the text would switch its index off, since row-level security is asked before it.
      `alter table chat_mensajes
         add column con_enlaces boolean not null generated always as (valor like '%<a href=%') stored`,
      'create index chat_mensajes_enlaces on chat_mensajes (cuenta_id, chat_id, creado_en, id) where con_enlaces',
      // Housekeeping lets go of the picture of a file that it removes.
      'grant select (miniatura) on chat_adjuntos to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table chat_mensajes drop column con_enlaces',
      'alter table chats drop column foto',
      'revoke select (miniatura) on chat_adjuntos from carpetas_platform',
      'alter table chat_adjuntos drop column miniatura',
    ]);
  }
}
