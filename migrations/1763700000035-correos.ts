import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  CUENTA_COLUMN,
  CURRENT_CUENTA,
  CURRENT_USUARIO,
  openToOwner,
  protectTenantTable,
  runAll,
  SEARCHED_CUENTA,
  sweepDeleted,
} from './support.js';

const MINE = `usuario_id = ${CURRENT_USUARIO}`;
const OF_SEEN_CORREO = (table: string) =>
  `exists (select 1 from correos c where c.cuenta_id = ${table}.cuenta_id and c.id = ${table}.correo_id)`;
const OF_MY_CORREO = (table: string) =>
  `exists (select 1 from correos c where c.cuenta_id = ${table}.cuenta_id and c.id = ${table}.correo_id
             and c.autor_id = ${CURRENT_USUARIO})`;

const DEFINER = 'language plpgsql security definer set search_path = pg_catalog, public';

/**
 * Mail. What was written stands once in `correos`; each mailbox that has it has a row of `correo_copias`, which says where
 * it lies there, and whether it was read. Threads are of a mailbox: only what it has takes part in them.
 */
export class Correos1763700000035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table correos (
         ${CUENTA_COLUMN},
         id uuid not null,
         -- As in the header, with its angle brackets.
         message_id text not null check (message_id ~ '^<[^<>\\s]+>$' and length(message_id) <= 998),
         -- The Message-IDs that it refers to, the nearest last.
         referencias text[] not null default '{}' check (cardinality(referencias) <= 100),
         -- Null when it came from outside.
         autor_id uuid,
         estado text not null check (estado in ('borrador', 'programado', 'enviado', 'recibido')),
         -- When it is to leave, or was to.
         enviar_en timestamptz,
         de_nombre text not null check (length(de_nombre) <= 320),
         de_direccion text not null check (length(de_direccion) <= 320),
         -- Lists of {nombre, direccion}.
         para jsonb not null default '[]' check (jsonb_typeof(para) = 'array'),
         cc jsonb not null default '[]' check (jsonb_typeof(cc) = 'array'),
         asunto text not null check (length(asunto) <= 998),
         -- Sanitised.
         html text not null check (length(html) <= 2000000),
         texto text not null check (length(texto) <= 2000000),
         -- What it takes of the plan, beside its files.
         bytes integer not null generated always as
           (octet_length(html) + octet_length(texto) + coalesce(octet_length(cita_html) + octet_length(cita_texto), 0)) stored,
         -- The mail that it answers or forwards, and how.
         base_id uuid,
         base_tipo text check (base_tipo in ('responder', 'reenviar')),
         -- Of a draft: what it quotes, which leaves below its text. The base may be gone by then.
         cita_html text check (length(cita_html) <= 1000000),
         cita_texto text check (length(cita_texto) <= 1500000),
         version integer not null default 1,
         -- When it was sent; of a draft, when it was last written.
         fecha timestamptz not null default now(),
         creado_en timestamptz not null default now(),
         primary key (cuenta_id, id),
         foreign key (cuenta_id, autor_id) references membresias (cuenta_id, usuario_id),
         foreign key (cuenta_id, base_id) references correos (cuenta_id, id) on delete set null (base_id),
         check ((estado = 'recibido') = (autor_id is null)),
         check (estado <> 'programado' or enviar_en is not null),
         check (num_nulls(cita_html, cita_texto) <> 1),
         check (cita_html is null or estado in ('borrador', 'programado'))
       )`,
      'create index correos_message_id on correos (cuenta_id, message_id)',
      'create index correos_autor on correos (cuenta_id, autor_id)',
      'create index correos_uso on correos (cuenta_id) include (bytes)',
      'create index correos_base on correos (cuenta_id, base_id) where base_id is not null',
      `create table correo_copias (
         ${CUENTA_COLUMN},
         id uuid not null,
         correo_id uuid not null,
         usuario_id uuid not null,
         -- Whether it is the author's. Who writes to themselves has it twice.
         propia boolean not null,
         bandeja text not null check (bandeja in ('inbox', 'sent', 'drafts', 'spam', 'trash')),
         leido boolean not null default false,
         destacado boolean not null default false,
         importante boolean not null default false,
         -- Hidden recipients: a list of {nombre, direccion}, in the author's own alone.
         cco jsonb not null default '[]' check (jsonb_typeof(cco) = 'array'),
         -- Of its thread: the Message-ID of the first mail.
         raiz text not null,
         hilo_id uuid not null,
         -- When it came into the mailbox: the order of its lists.
         recibido_en timestamptz not null,
         papelera_desde timestamptz,
         primary key (cuenta_id, id),
         unique (cuenta_id, usuario_id, id),
         unique (cuenta_id, usuario_id, correo_id, propia),
         foreign key (cuenta_id, correo_id) references correos (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade,
         check ((bandeja = 'trash') = (papelera_desde is not null)),
         check (propia or (cco = '[]' and bandeja in ('inbox', 'spam', 'trash'))),
         check (not propia or bandeja in ('sent', 'drafts', 'trash'))
       )`,
      'create index correo_copias_bandeja on correo_copias (cuenta_id, usuario_id, bandeja, recibido_en, id)',
      'create index correo_copias_recientes on correo_copias (cuenta_id, usuario_id, recibido_en, id)',
      `create index correo_copias_sin_leer on correo_copias (cuenta_id, usuario_id, bandeja) where not leido`,
      `create index correo_copias_destacadas on correo_copias (cuenta_id, usuario_id, recibido_en, id) where destacado`,
      `create index correo_copias_importantes on correo_copias (cuenta_id, usuario_id, recibido_en, id) where importante`,
      'create index correo_copias_hilo on correo_copias (cuenta_id, usuario_id, hilo_id, recibido_en)',
      'create index correo_copias_correo on correo_copias (cuenta_id, correo_id)',
      // Apart: a flag that changes would write all its words into the index again.
      `create table correo_palabras (
         ${CUENTA_COLUMN},
         copia_id uuid not null,
         usuario_id uuid not null,
         busqueda text not null,
         primary key (cuenta_id, copia_id),
         foreign key (cuenta_id, usuario_id, copia_id)
           references correo_copias (cuenta_id, usuario_id, id) on delete cascade
       )`,
      'create index correo_palabras_copia on correo_palabras (cuenta_id, usuario_id, copia_id)',
      `create table correo_etiquetas (
         ${CUENTA_COLUMN},
         id uuid not null,
         usuario_id uuid not null,
         titulo text not null check (length(titulo) <= 60),
         -- Made of the title by a trigger.
         slug text not null default '',
         color text not null check (color in
           ('gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'indigo', 'purple', 'pink')),
         version integer not null default 1,
         creada_en timestamptz not null default now(),
         eliminada_en timestamptz,
         primary key (cuenta_id, id),
         unique (cuenta_id, usuario_id, id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      `create unique index correo_etiquetas_slug on correo_etiquetas (cuenta_id, usuario_id, slug)
         where eliminada_en is null`,
      `create table correo_etiquetado (
         ${CUENTA_COLUMN},
         usuario_id uuid not null,
         copia_id uuid not null,
         etiqueta_id uuid not null,
         orden smallint not null default 0,
         primary key (cuenta_id, copia_id, etiqueta_id),
         foreign key (cuenta_id, usuario_id, copia_id)
           references correo_copias (cuenta_id, usuario_id, id) on delete cascade,
         foreign key (cuenta_id, usuario_id, etiqueta_id)
           references correo_etiquetas (cuenta_id, usuario_id, id) on delete cascade
       )`,
      'create index correo_etiquetado_copia on correo_etiquetado (cuenta_id, usuario_id, copia_id)',
      'create index correo_etiquetado_etiqueta on correo_etiquetado (cuenta_id, usuario_id, etiqueta_id)',
      `create table correo_adjuntos (
         ${CUENTA_COLUMN},
         id uuid not null,
         correo_id uuid not null,
         orden smallint not null default 0,
         nombre text not null check (length(nombre) between 1 and 255),
         sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
         bytes bigint not null check (bytes > 0),
         mime text not null,
         clave text not null unique,
         -- Who attached it; of a mail from outside, in whose mailbox it came.
         subido_por uuid not null,
         primary key (cuenta_id, id),
         foreign key (cuenta_id, correo_id) references correos (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, subido_por) references membresias (cuenta_id, usuario_id)
       )`,
      'create index correo_adjuntos_subido_por on correo_adjuntos (cuenta_id, subido_por)',
      'create index correo_adjuntos_correo on correo_adjuntos (cuenta_id, correo_id, orden)',
      'create index correo_adjuntos_uso on correo_adjuntos (cuenta_id) include (bytes)',
      'create trigger archivo_borrado after delete on correo_adjuntos for each row execute function archivo_borrado()',
      // What became of a mail to an address outside; those of members are delivered in the transaction that sends it.
      `create table correo_envios (
         ${CUENTA_COLUMN},
         correo_id uuid not null,
         direccion text not null,
         estado text not null default 'en_cola' check (estado in ('en_cola', 'enviado', 'rechazado')),
         motivo text check (length(motivo) <= 300),
         actualizado_en timestamptz not null default now(),
         primary key (cuenta_id, correo_id, direccion),
         foreign key (cuenta_id, correo_id) references correos (cuenta_id, id) on delete cascade
       )`,
      `create table correo_ajustes (
         ${CUENTA_COLUMN},
         usuario_id uuid not null,
         -- messageLayout of the reference client, which it stores and does not read.
         diseno text not null default 'right' check (length(diseno) between 1 and 40),
         -- HTML, sanitised; empty for none.
         firma text not null default '' check (length(firma) <= 20000),
         version integer not null default 1,
         primary key (cuenta_id, usuario_id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
    ]);
    for (const table of ['correos', 'correo_copias', 'correo_palabras', 'correo_envios']) {
      await runner.query(`create policy propietario on ${table} to current_user using (true) with check (true)`);
    }
    await openToOwner(runner, 'correo_etiquetas');
    await runAll(runner, [
      `create function correo_busqueda(correo correos, cco jsonb) returns text language sql stable
         set search_path = pg_catalog, public
         return sin_acentos(concat_ws(' ', correo.de_nombre, correo.de_direccion, correo.asunto,
           (select string_agg(concat_ws(' ', quien ->> 'nombre', quien ->> 'direccion'), ' ')
              from jsonb_array_elements(correo.para || correo.cc || cco) quien),
           left(correo.texto, 100000)))`,
      // A copy joins the thread of what it refers to in the same mailbox, else it begins one by the oldest it names.
      `create function correo_copia_nueva() returns trigger ${DEFINER} as $$
         declare correo correos;
         begin
           select * into strict correo from correos where cuenta_id = new.cuenta_id and id = new.correo_id;
           new.raiz := coalesce(
             (select k.raiz from unnest(correo.referencias) with ordinality r (message_id, n)
                join correos c on c.cuenta_id = new.cuenta_id and c.message_id = r.message_id
                join correo_copias k on k.cuenta_id = c.cuenta_id and k.correo_id = c.id and k.usuario_id = new.usuario_id
               order by r.n desc, k.propia limit 1),
             correo.referencias[1], correo.message_id);
           new.hilo_id := md5(new.raiz)::uuid;
           if new.raiz <> correo.message_id then
             update correo_copias set raiz = new.raiz, hilo_id = new.hilo_id
              where cuenta_id = new.cuenta_id and usuario_id = new.usuario_id and raiz = correo.message_id;
           end if;
           return new;
         end $$`,
      'create index correo_copias_raiz on correo_copias (cuenta_id, usuario_id, raiz)',
      `create trigger correo_copia_nueva before insert on correo_copias
         for each row execute function correo_copia_nueva()`,
      `create function correo_copia_hallable() returns trigger ${DEFINER} as $$
         begin
           insert into correo_palabras (cuenta_id, copia_id, usuario_id, busqueda)
           select new.cuenta_id, new.id, new.usuario_id, correo_busqueda(c, new.cco)
             from correos c where c.cuenta_id = new.cuenta_id and c.id = new.correo_id;
           return null;
         end $$`,
      `create trigger correo_copia_hallable after insert on correo_copias
         for each row execute function correo_copia_hallable()`,
      `create function correo_cambiado() returns trigger ${DEFINER} as $$
         begin
           update correo_palabras p set busqueda = correo_busqueda(new, k.cco)
             from correo_copias k
            where k.cuenta_id = new.cuenta_id and k.correo_id = new.id
              and p.cuenta_id = new.cuenta_id and p.copia_id = k.id;
           return null;
         end $$`,
      `create trigger correo_cambiado after update of de_nombre, de_direccion, para, cc, asunto, texto on correos
         for each row execute function correo_cambiado()`,
      `create function correo_cco_cambiado() returns trigger ${DEFINER} as $$
         begin
           update correo_palabras p set busqueda = correo_busqueda(c, new.cco)
             from correos c
            where c.cuenta_id = new.cuenta_id and c.id = new.correo_id
              and p.cuenta_id = new.cuenta_id and p.copia_id = new.id;
           return null;
         end $$`,
      `create trigger correo_cco_cambiado after update of cco on correo_copias
         for each row when (new.cco is distinct from old.cco) execute function correo_cco_cambiado()`,
      // What no mailbox has is gone, with its files, once it has left to the addresses outside. Two who let go at once
      // wait for each other, so that one of them sees it.
      `create function correo_sin_copias() returns trigger ${DEFINER} as $$
         begin
           perform 1 from correos c join (select distinct cuenta_id, correo_id from dejados) d
               on c.cuenta_id = d.cuenta_id and c.id = d.correo_id
            order by c.id for update of c;
           delete from correos c using dejados d
            where c.cuenta_id = d.cuenta_id and c.id = d.correo_id
              and not exists (select 1 from correo_copias k where k.cuenta_id = c.cuenta_id and k.correo_id = c.id)
              and not exists (select 1 from correo_envios e where e.cuenta_id = c.cuenta_id and e.correo_id = c.id
                                and e.estado = 'en_cola');
           return null;
         end $$`,
      `create trigger correo_sin_copias after delete on correo_copias referencing old table as dejados
         for each statement execute function correo_sin_copias()`,
      `create trigger correo_sin_copias after update on correo_envios referencing old table as dejados
         for each statement execute function correo_sin_copias()`,
      // spec.md §5: lower case, hyphens for spaces, -1, -2… when it is taken.
      `create function correo_etiqueta_slug() returns trigger ${DEFINER} as $$
         declare
           base text := coalesce(nullif(regexp_replace(regexp_replace(
             sin_acentos(trim(new.titulo)), '[\\s-]+', '-', 'g'), '[^a-z0-9_-]', '', 'g'), ''), 'etiqueta');
           n integer := 0;
         begin
           if tg_op = 'UPDATE' and new.titulo = old.titulo and (new.eliminada_en is not null or old.eliminada_en is null) then
             return new;
           end if;
           perform pg_advisory_xact_lock(hashtextextended('correo_etiquetas ' || new.usuario_id, 0));
           new.slug := base;
           while new.eliminada_en is null and exists (
             select 1 from correo_etiquetas e where e.cuenta_id = new.cuenta_id and e.usuario_id = new.usuario_id
               and e.slug = new.slug and e.id <> new.id and e.eliminada_en is null)
           loop
             n := n + 1;
             new.slug := base || '-' || n;
           end loop;
           return new;
         end $$`,
      `create trigger correo_etiqueta_slug before insert or update of titulo, eliminada_en on correo_etiquetas
         for each row execute function correo_etiqueta_slug()`,
      // Puts a mail of the running user into the mailboxes of the members whom it names, with ids of \`ids\`.
      `create function entregar_correo(correo uuid, ids uuid[])
         returns table (usuario_id uuid, copia_id uuid, direccion text, hilo_id uuid) ${DEFINER} as $$
         #variable_conflict use_column
         begin
           if not exists (select 1 from correos c where c.cuenta_id = ${CURRENT_CUENTA} and c.id = correo
                            and c.autor_id = ${CURRENT_USUARIO} and c.estado = 'enviado') then
             return;
           end if;
           return query
           with nombradas as (
             select distinct lower(quien ->> 'direccion') as direccion
               from correos c join correo_copias k on k.cuenta_id = c.cuenta_id and k.correo_id = c.id and k.propia
              cross join lateral jsonb_array_elements(c.para || c.cc || k.cco) quien
              where c.cuenta_id = ${CURRENT_CUENTA} and c.id = correo),
           miembros as (
             select u.id, n.direccion from nombradas n join usuarios u on u.email = n.direccion
               join membresias m on m.cuenta_id = ${CURRENT_CUENTA} and m.usuario_id = u.id and m.estado = 'activa'
              where u.suspendido_en is null),
           entregadas as (
             insert into correo_copias (cuenta_id, id, correo_id, usuario_id, propia, bandeja, recibido_en)
             select ${CURRENT_CUENTA}, ids[row_number() over (order by m.id)], correo, m.id, false, 'inbox', c.fecha
               from miembros m join correos c on c.cuenta_id = ${CURRENT_CUENTA} and c.id = correo
             on conflict do nothing
             returning usuario_id, id, hilo_id)
           select e.usuario_id, e.id, m.direccion, e.hilo_id from entregadas e join miembros m on m.id = e.usuario_id;
         end $$`,
      'revoke all on function entregar_correo(uuid, uuid[]) from public',
      'grant execute on function entregar_correo(uuid, uuid[]) to carpetas_tenant',
      // Whether the running user may put a mail into their mailbox: an own one, or one from outside that nobody has yet.
      `create function correo_sin_dueno(correo uuid) returns boolean language sql stable security definer
         set search_path = pg_catalog, public
         return exists (select 1 from correos c where c.cuenta_id = ${CURRENT_CUENTA} and c.id = correo
           and (c.autor_id = ${CURRENT_USUARIO} or (c.autor_id is null and not exists (
             select 1 from correo_copias k where k.cuenta_id = c.cuenta_id and k.correo_id = c.id))))`,
      'revoke all on function correo_sin_dueno(uuid) from public',
      'grant execute on function correo_sin_dueno(uuid) to carpetas_tenant',
    ]);
    await protectTenantTable(runner, 'correo_copias', {
      visible: MINE,
      written: MINE,
      privileges: 'select, insert, delete',
    });
    await protectTenantTable(runner, 'correo_palabras', { visible: MINE, written: MINE, privileges: 'select' });
    await protectTenantTable(runner, 'correos', {
      visible: `autor_id = ${CURRENT_USUARIO} or exists (
        select 1 from correo_copias k where k.cuenta_id = correos.cuenta_id and k.correo_id = correos.id)`,
      written: `autor_id = ${CURRENT_USUARIO}`,
      privileges: 'select, insert',
    });
    await protectTenantTable(runner, 'correo_adjuntos', {
      visible: OF_SEEN_CORREO('correo_adjuntos'),
      written: OF_MY_CORREO('correo_adjuntos'),
      privileges: 'select, insert, delete',
    });
    // What comes from outside has no author. Once it is stored, nobody changes it.
    await runAll(runner, [
      // Who received a mail reads it. Its author alone changes it, and neither gives it to somebody else.
      `create policy del_autor on correos as restrictive for update to carpetas_tenant
         using (autor_id = ${CURRENT_USUARIO})`,
      `grant update (estado, enviar_en, cita_html, cita_texto, de_nombre, de_direccion, para, cc, asunto, html, texto,
         version, fecha) on correos to carpetas_tenant`,
      `create policy admitida on correo_copias as restrictive for insert to carpetas_tenant
         with check (correo_sin_dueno(correo_id))`,
      `grant update (bandeja, leido, destacado, importante, cco, recibido_en, papelera_desde)
         on correo_copias to carpetas_tenant`,
      `create policy del_autor on correo_adjuntos as restrictive for delete to carpetas_tenant
         using (${OF_MY_CORREO('correo_adjuntos')})`,
      `create policy recibido on correos for insert to carpetas_tenant
         with check (cuenta_id = ${CURRENT_CUENTA} and autor_id is null)`,
      `create policy recibido on correo_adjuntos for insert to carpetas_tenant
         with check (cuenta_id = ${CURRENT_CUENTA} and exists (select 1 from correos c
           where c.cuenta_id = correo_adjuntos.cuenta_id and c.id = correo_adjuntos.correo_id and c.autor_id is null))`,
    ]);
    await protectTenantTable(runner, 'correo_envios', {
      visible: OF_MY_CORREO('correo_envios'),
      written: OF_MY_CORREO('correo_envios'),
      privileges: 'select, insert, update',
    });
    for (const table of ['correo_etiquetas', 'correo_etiquetado', 'correo_ajustes']) {
      await protectTenantTable(runner, table, { visible: MINE, written: MINE });
    }
    await sweepDeleted(runner, 'correo_copias', 'papelera_desde');
    await sweepDeleted(runner, 'correo_etiquetas', 'eliminada_en');
    await runAll(runner, [
      'create policy uso on correo_adjuntos for select to carpetas_platform using (true)',
      'grant select (cuenta_id, bytes) on correo_adjuntos to carpetas_platform',
      'create policy uso on correos for select to carpetas_platform using (true)',
      'grant select (cuenta_id, bytes) on correos to carpetas_platform',
      `create index correo_palabras_busqueda on correo_palabras using gin (cuenta_id, usuario_id, busqueda gin_trgm_ops)
         with (fastupdate = off)`,
      `create view correo_copias_hallables as
         select cuenta_id, copia_id as id, busqueda from correo_palabras
          where cuenta_id = ${SEARCHED_CUENTA} and usuario_id = current_setting('app.usuario_id')::uuid`,
      'grant select on correo_copias_hallables to carpetas_tenant',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop view correo_copias_hallables',
      'drop function entregar_correo(uuid, uuid[])',
      'drop table correo_ajustes, correo_envios, correo_adjuntos, correo_etiquetado, correo_etiquetas',
      'drop table correo_palabras, correo_copias',
      `drop function correo_etiqueta_slug(), correo_sin_copias(), correo_sin_dueno(uuid), correo_cco_cambiado(),
         correo_cambiado(), correo_copia_hallable(), correo_copia_nueva(), correo_busqueda(correos, jsonb)`,
      'drop table correos',
    ]);
  }
}
