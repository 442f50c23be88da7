import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, CURRENT_USUARIO, protectTenantTable, runAll, visibleWithCarpeta } from './support.js';

const MINE = (table: string) => `${table}.usuario_id = ${CURRENT_USUARIO}`;
const MY_CHAT = `${CURRENT_USUARIO} in (usuario_a, usuario_b)`;
const IN_MY_CHAT = `exists (select 1 from chats c where c.cuenta_id = chat_mensajes.cuenta_id and c.id = chat_mensajes.chat_id)`;

/**
 * What surrounds the work of one person in one cuenta: avisos (the notifications and messages of the two panels), the
 * shortcuts, and the chats between two members. Each row is seen by its person alone, a titular included.
 */
export class PuestoDeTrabajo1763700000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table usuarios add column preferencias jsonb not null default '{}'
         check (jsonb_typeof(preferencias) = 'object')`,
      `create table avisos (
         ${CUENTA_COLUMN},
         id uuid not null,
         usuario_id uuid not null,
         -- What it tells of: who may not see the carpeta any more does not see the aviso either.
         carpeta_id uuid,
         familia text not null check (familia in ('notificacion', 'mensaje')),
         -- HTML, sanitised on the way in.
         titulo text check (length(titulo) <= 1000),
         descripcion text check (length(descripcion) <= 4000),
         icono text check (length(icono) <= 80),
         imagen text check (length(imagen) <= 500),
         enlace text check (length(enlace) <= 500),
         -- Whether the link is a page of ours.
         es_interno boolean not null default true,
         leido boolean not null default false,
         visto boolean not null default false,
         -- What many of become one while unread: the documents added to a carpeta, the messages of a chat.
         grupo text check (length(grupo) <= 120),
         cantidad integer not null default 1 check (cantidad > 0),
         creado_en timestamptz not null default now(),
         -- Kept for a while, so that a deletion can be undone.
         eliminado_en timestamptz,
         primary key (cuenta_id, id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade,
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade
       )`,
      'create index avisos_usuario on avisos (cuenta_id, usuario_id, familia, creado_en desc) where eliminado_en is null',
      'create unique index avisos_grupo on avisos (cuenta_id, usuario_id, familia, grupo) where not leido',
      'create index avisos_carpeta on avisos (cuenta_id, carpeta_id) where carpeta_id is not null',
      'create index avisos_creado on avisos (creado_en)',
      'create index avisos_eliminado on avisos (eliminado_en) where eliminado_en is not null',
      `create table atajos (
         ${CUENTA_COLUMN},
         id uuid not null,
         usuario_id uuid not null,
         etiqueta text not null check (length(etiqueta) between 1 and 60),
         descripcion text check (length(descripcion) <= 120),
         icono text not null check (length(icono) between 1 and 80),
         enlace text not null check (length(enlace) between 1 and 500),
         es_interno boolean not null default true,
         creado_en timestamptz not null default now(),
         primary key (cuenta_id, id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      'create index atajos_usuario on atajos (cuenta_id, usuario_id)',
      `create table chats (
         ${CUENTA_COLUMN},
         id uuid not null,
         -- The two people, in the order of their ids, so that there is one chat between them.
         usuario_a uuid not null,
         usuario_b uuid not null,
         creado_en timestamptz not null default now(),
         primary key (cuenta_id, id),
         unique (cuenta_id, usuario_a, usuario_b),
         check (usuario_a < usuario_b),
         foreign key (cuenta_id, usuario_a) references membresias (cuenta_id, usuario_id) on delete cascade,
         foreign key (cuenta_id, usuario_b) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      'create index chats_usuario_b on chats (cuenta_id, usuario_b)',
      `create table chat_mensajes (
         ${CUENTA_COLUMN},
         id uuid not null,
         chat_id uuid not null,
         autor_id uuid not null,
         -- HTML, sanitised on the way in.
         valor text not null check (length(valor) between 1 and 24000),
         creado_en timestamptz not null default now(),
         primary key (cuenta_id, id),
         foreign key (cuenta_id, chat_id) references chats (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, autor_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      'create index chat_mensajes_chat on chat_mensajes (cuenta_id, chat_id, creado_en, id)',
      'create index chat_mensajes_autor on chat_mensajes (cuenta_id, autor_id)',
      // How each of the two keeps the chat: until when it was read, whether it is muted. Who has none has never opened it.
      `create table chat_lecturas (
         ${CUENTA_COLUMN},
         chat_id uuid not null,
         usuario_id uuid not null,
         leido_hasta timestamptz not null default '-infinity',
         silenciado boolean not null default false,
         primary key (cuenta_id, chat_id, usuario_id),
         foreign key (cuenta_id, chat_id) references chats (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      'create index chat_lecturas_usuario on chat_lecturas (cuenta_id, usuario_id)',
    ]);
    await protectTenantTable(runner, 'avisos', {
      visible: `${MINE('avisos')} and (carpeta_id is null or ${visibleWithCarpeta('avisos')})`,
      written: MINE('avisos'),
    });
    await protectTenantTable(runner, 'atajos', { visible: MINE('atajos'), written: MINE('atajos') });
    await protectTenantTable(runner, 'chats', { visible: MY_CHAT, written: MY_CHAT, privileges: 'select, insert' });
    await protectTenantTable(runner, 'chat_mensajes', {
      visible: IN_MY_CHAT,
      written: `autor_id = ${CURRENT_USUARIO} and ${IN_MY_CHAT}`,
      privileges: 'select, insert',
    });
    await protectTenantTable(runner, 'chat_lecturas', {
      visible: MINE('chat_lecturas'),
      written: MINE('chat_lecturas'),
      privileges: 'select, insert, update',
    });
    // Old avisos are removed across cuentas, unread by who removes them.
    await runAll(runner, [
      'create policy barrido on avisos to carpetas_platform using (true)',
      'grant select (creado_en, eliminado_en), delete on avisos to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop table chat_lecturas, chat_mensajes, chats, atajos, avisos',
      'alter table usuarios drop column preferencias',
    ]);
  }
}
