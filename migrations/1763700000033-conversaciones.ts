import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  CUENTA_COLUMN,
  CURRENT_CUENTA,
  CURRENT_USUARIO,
  makeSearchable,
  openToOwner,
  protectTenantTable,
  runAll,
  SEARCHED_CUENTA,
  sweepDeleted,
  visibleWithCarpeta,
} from './support.js';

// As a subquery it is read once a statement, and the keys that it gives are looked up in the index.
const MY_CHATS = '(select mis_chats())::uuid[]';
const MY_CHAT = `${CURRENT_USUARIO} in (usuario_a, usuario_b)`;
const SEEN_CHAT = `case tipo when 'directo' then ${MY_CHAT}
  when 'grupo' then id = any (${MY_CHATS})
  else ${visibleWithCarpeta('chats')} end`;
const IN_CHAT = `exists (select 1 from chats c where c.cuenta_id = chat_mensajes.cuenta_id and c.id = chat_mensajes.chat_id)`;
// The chats of carpetas are asked for only when it is none of the others.
const inSeenChat = (table: string) =>
  `chat_id = any (${MY_CHATS}) or exists (
     select 1 from chats c where c.cuenta_id = ${table}.cuenta_id and c.id = ${table}.chat_id and c.carpeta_id is not null)`;

// The ampersand last, since «&amp;lt;» says «&lt;».
const TEXT_OF_VALOR = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "''"],
  ['&amp;', '&'],
].reduce(
  (text, [entity, said]) => `replace(${text}, '${entity}', '${said}')`,
  "regexp_replace(valor, '<[^>]*>', ' ', 'g')",
);

/**
 * Chats of a group and of a carpeta, beside those between two. Who takes part is a row of its own; a chat of a carpeta is
 * seen with the carpeta. Messages can be answered, changed, deleted, searched, and met with an emoji.
 */
export class Conversaciones1763700000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop policy cuenta on chats',
      'drop policy cuenta on chat_mensajes',
      'drop policy cuenta on chat_lecturas',
      `alter table chats
         add column tipo text not null default 'directo' check (tipo in ('directo', 'grupo', 'carpeta')),
         add column nombre text check (char_length(nombre) between 1 and 80),
         add column carpeta_id uuid,
         add column creado_por uuid,
         -- When the last message was written: the order of the list.
         add column ultimo_en timestamptz,
         alter column usuario_a drop not null,
         alter column usuario_b drop not null,
         add foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
         add foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
         add constraint chats_de_su_tipo check (
           (tipo = 'directo') = (usuario_a is not null) and (tipo = 'directo') = (usuario_b is not null)
           and (tipo = 'grupo') = (nombre is not null) and (tipo = 'carpeta') = (carpeta_id is not null))`,
      'create unique index chats_carpeta on chats (cuenta_id, carpeta_id) where carpeta_id is not null',
      'create index chats_creado_por on chats (cuenta_id, creado_por)',
      // The column has a value from here on; the default was for the rows that were there.
      'alter table chats alter column tipo drop default',
      `alter table chat_lecturas
         add column administra boolean not null default false,
         -- Somebody who left a group reads it no more; the row keeps that they were there.
         add column salio_en timestamptz,
         add column desde timestamptz not null default now(),
         -- Whether it is in their list though nobody has written.
         add column abierto boolean not null default true`,
      'alter table chat_lecturas rename to chat_participantes',
      'alter index chat_lecturas_usuario rename to chat_participantes_usuario',
      'alter table chat_participantes rename constraint chat_lecturas_pkey to chat_participantes_pkey',
      // The owner's statements of a migration are under the policies too, of which there are none now.
      ...['chats', 'chat_mensajes', 'chat_participantes'].map(
        (table) => `alter table ${table} no force row level security`,
      ),
      `insert into chat_participantes (cuenta_id, chat_id, usuario_id, abierto)
         select c.cuenta_id, c.id, u.usuario_id, false
           from chats c cross join lateral (values (c.usuario_a), (c.usuario_b)) as u (usuario_id)
         on conflict do nothing`,
      `update chats c set ultimo_en = (
         select max(m.creado_en) from chat_mensajes m where m.cuenta_id = c.cuenta_id and m.chat_id = c.id)`,
      `alter table chat_mensajes
         add column responde_a uuid,
         -- Who is mentioned in the text.
         add column menciones uuid[] not null default '{}' check (cardinality(menciones) <= 50),
         add column editado_en timestamptz,
         -- Its text is gone then.
         add column eliminado_en timestamptz,
         add column busqueda text generated always as (sin_acentos(${TEXT_OF_VALOR})) stored,
         drop constraint chat_mensajes_valor_check,
         -- Empty when it was deleted, or has files alone.
         add constraint chat_mensajes_valor_check
           check (length(valor) <= 24000 and (valor = '' or eliminado_en is null)),
         add unique (cuenta_id, chat_id, id),
         add foreign key (cuenta_id, chat_id, responde_a) references chat_mensajes (cuenta_id, chat_id, id)`,
      'create index chat_mensajes_responde_a on chat_mensajes (cuenta_id, chat_id, responde_a) where responde_a is not null',
      `create table chat_reacciones (
         ${CUENTA_COLUMN},
         chat_id uuid not null,
         mensaje_id uuid not null,
         usuario_id uuid not null,
         emoji text not null check (char_length(emoji) between 1 and 16),
         creado_en timestamptz not null default now(),
         primary key (cuenta_id, mensaje_id, usuario_id, emoji),
         foreign key (cuenta_id, chat_id, mensaje_id) references chat_mensajes (cuenta_id, chat_id, id) on delete cascade,
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      'create index chat_reacciones_chat on chat_reacciones (cuenta_id, chat_id, mensaje_id)',
      'create index chat_reacciones_usuario on chat_reacciones (cuenta_id, usuario_id)',
      `create table chat_adjuntos (
         ${CUENTA_COLUMN},
         id uuid not null,
         chat_id uuid not null,
         -- Null until the message is sent.
         mensaje_id uuid,
         orden smallint not null default 0,
         nombre text not null check (length(nombre) between 1 and 255),
         sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
         bytes bigint not null check (bytes > 0),
         mime text not null,
         clave text not null unique,
         subido_por uuid not null,
         creado_en timestamptz not null default now(),
         -- Since when no message shows it: it was not sent, or the message was deleted.
         suelto_desde timestamptz,
         check (mensaje_id is not null or suelto_desde is not null),
         primary key (cuenta_id, id),
         foreign key (cuenta_id, chat_id) references chats (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, chat_id, mensaje_id) references chat_mensajes (cuenta_id, chat_id, id) on delete cascade,
         foreign key (cuenta_id, subido_por) references membresias (cuenta_id, usuario_id)
       )`,
      'create index chat_adjuntos_mensaje on chat_adjuntos (cuenta_id, chat_id, mensaje_id)',
      'create index chat_adjuntos_subido_por on chat_adjuntos (cuenta_id, subido_por)',
      'create index chat_adjuntos_uso on chat_adjuntos (cuenta_id) include (bytes)',
      // What it does for documents of personas holds for every file that its row alone names.
      'alter function archivo_de_persona_borrado() rename to archivo_borrado',
      'create trigger archivo_borrado after delete on chat_adjuntos for each row execute function archivo_borrado()',
    ]);
    await openToOwner(runner, 'chats');
    await openToOwner(runner, 'chat_participantes');
    // Of the owner, since a policy of the table cannot ask the table itself.
    await runAll(runner, [
      `create function mis_chats() returns uuid[] language sql stable security definer set search_path = pg_catalog, public
         as $$ select coalesce(array_agg(p.chat_id), '{}')
                 from chat_participantes p join chats c on c.cuenta_id = p.cuenta_id and c.id = p.chat_id
                where p.cuenta_id = ${CURRENT_CUENTA} and p.usuario_id = ${CURRENT_USUARIO} and p.salio_en is null
                  and c.carpeta_id is null $$`,
      // Who makes a group joins it first; nobody joins one by themselves later.
      `create function chat_por_empezar(chat uuid) returns boolean language sql stable security definer
         set search_path = pg_catalog, public
         as $$ select exists (select 1 from chats where cuenta_id = ${CURRENT_CUENTA} and id = chat and creado_por = ${CURRENT_USUARIO})
                  and not exists (select 1 from chat_participantes where cuenta_id = ${CURRENT_CUENTA} and chat_id = chat) $$`,
      'revoke all on function mis_chats(), chat_por_empezar(uuid) from public',
      'grant execute on function mis_chats(), chat_por_empezar(uuid) to carpetas_tenant',
    ]);
    await protectTenantTable(runner, 'chats', {
      visible: SEEN_CHAT,
      // The participants of a group are added after it.
      written: `(tipo = 'grupo' and creado_por = ${CURRENT_USUARIO}) or ${SEEN_CHAT}`,
      privileges: 'select, insert, update',
    });
    await protectTenantTable(runner, 'chat_participantes', {
      visible: `usuario_id = ${CURRENT_USUARIO} or ${inSeenChat('chat_participantes')}`,
      written: `(${inSeenChat('chat_participantes')}) or (usuario_id = ${CURRENT_USUARIO} and chat_por_empezar(chat_id))`,
      privileges: 'select, insert, update',
    });
    await protectTenantTable(runner, 'chat_mensajes', {
      visible: inSeenChat('chat_mensajes'),
      written: `autor_id = ${CURRENT_USUARIO} and (${inSeenChat('chat_mensajes')})`,
      privileges: 'select, insert, update',
    });
    await protectTenantTable(runner, 'chat_reacciones', {
      visible: inSeenChat('chat_reacciones'),
      written: `usuario_id = ${CURRENT_USUARIO} and (${inSeenChat('chat_reacciones')})`,
      privileges: 'select, insert, delete',
    });
    await protectTenantTable(runner, 'chat_adjuntos', {
      // Until it is sent it is seen by who uploaded it alone.
      visible: `case when suelto_desde is null then ${inSeenChat('chat_adjuntos')} else subido_por = ${CURRENT_USUARIO} end`,
      written: `subido_por = ${CURRENT_USUARIO} and (${inSeenChat('chat_adjuntos')})`,
      privileges: 'select, insert, update',
    });
    await sweepDeleted(runner, 'chat_adjuntos', 'suelto_desde');
    await runAll(runner, [
      'create policy uso on chat_adjuntos for select to carpetas_platform using (true)',
      'grant select (cuenta_id, bytes) on chat_adjuntos to carpetas_platform',
    ]);
    await makeSearchable(runner, 'chat_mensajes', 'eliminado_en is null');
    await runAll(runner, [
      // A frequent word is looked for from the newest message on, a rare one in the index of the words.
      `create or replace view chat_mensajes_hallables as
         select cuenta_id, id, busqueda, chat_id, creado_en from chat_mensajes
          where cuenta_id = ${SEARCHED_CUENTA} and eliminado_en is null`,
      'create index chat_mensajes_recientes on chat_mensajes (cuenta_id, creado_en, id) where eliminado_en is null',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop view chat_mensajes_hallables',
      'drop table chat_reacciones, chat_adjuntos',
      'alter function archivo_borrado() rename to archivo_de_persona_borrado',
      ...['chats', 'chat_mensajes', 'chat_participantes'].flatMap((table) => [
        `drop policy cuenta on ${table}`,
        `alter table ${table} no force row level security`,
      ]),
      'drop policy busqueda on chat_mensajes',
      'drop index chat_mensajes_recientes',
      'drop policy busqueda on chats',
      'drop policy busqueda on chat_participantes',
      'drop function mis_chats(), chat_por_empezar(uuid)',
      "delete from chats where tipo <> 'directo'",
      "delete from chat_mensajes where valor = ''",
      'delete from chat_participantes where not abierto',
      `alter table chat_mensajes drop column responde_a, drop column menciones, drop column editado_en,
         drop column busqueda, drop column eliminado_en`,
      `alter table chat_participantes drop column administra, drop column salio_en, drop column desde, drop column abierto`,
      'alter table chat_participantes rename to chat_lecturas',
      'alter index chat_participantes_usuario rename to chat_lecturas_usuario',
      'alter table chat_lecturas rename constraint chat_participantes_pkey to chat_lecturas_pkey',
      `alter table chats drop column tipo, drop column nombre, drop column carpeta_id, drop column creado_por,
         drop column ultimo_en, alter column usuario_a set not null, alter column usuario_b set not null`,
    ]);
    await protectTenantTable(runner, 'chats', { visible: MY_CHAT, written: MY_CHAT, privileges: 'select, insert' });
    await protectTenantTable(runner, 'chat_mensajes', {
      visible: IN_CHAT,
      written: `autor_id = ${CURRENT_USUARIO} and ${IN_CHAT}`,
      privileges: 'select, insert',
    });
    await protectTenantTable(runner, 'chat_lecturas', {
      visible: `usuario_id = ${CURRENT_USUARIO}`,
      written: `usuario_id = ${CURRENT_USUARIO}`,
      privileges: 'select, insert, update',
    });
  }
}
