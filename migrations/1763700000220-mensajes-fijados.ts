import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './run-all.js';

const SEEN = `
  chat_id = any ((select mis_chats())::uuid[])
  or exists (select 1 from chats c where c.cuenta_id = chat_fijados.cuenta_id and c.id = chat_fijados.chat_id
               and c.carpeta_id is not null)`;

/** Keeps the messages that the people of a chat pinned, for all of them. */
export class MensajesFijados1763700000220 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `
       -- Messages that the people of a chat pinned, for all of them.
       create table chat_fijados (
         cuenta_id uuid not null default :cuenta references cuentas (id),
         chat_id uuid not null,
         mensaje_id uuid not null,
         fijado_por uuid not null,
         fijado_en timestamptz not null,
         primary key (cuenta_id, mensaje_id),
         foreign key (cuenta_id, chat_id, mensaje_id)
           references chat_mensajes (cuenta_id, chat_id, id) on delete cascade,
         foreign key (cuenta_id, fijado_por) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      'create index chat_fijados_chat on chat_fijados (cuenta_id, chat_id, fijado_en)',
      'create index chat_fijados_fijado_por on chat_fijados (cuenta_id, fijado_por)',
      `call table_of_cuenta('chat_fijados',
        seen => $$${SEEN}$$, written => $$fijado_por = :usuario and (${SEEN})$$, may => 'select, insert, delete')`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table chat_fijados');
  }
}
