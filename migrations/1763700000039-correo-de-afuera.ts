import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, CURRENT_CUENTA, CURRENT_USUARIO, protectTenantTable, runAll } from './support.js';

const MINE = `usuario_id = ${CURRENT_USUARIO}`;
const DEFINER = 'language plpgsql security definer set search_path = pg_catalog, public';

const USO = [
  'create index correos_uso on correos (cuenta_id) include (bytes)',
  'grant select (cuenta_id, bytes) on correos to carpetas_platform',
];

/** What a mail takes of the plan. The expression of a column cannot be changed, so the column is made anew. */
const bytesOf = (more: string) => [
  'alter table correos drop column bytes',
  `alter table correos add column bytes integer not null generated always as
     (octet_length(html) + octet_length(texto) + coalesce(octet_length(cita_html) + octet_length(cita_texto), 0)${more}) stored`,
  ...USO,
];

/** Mail from outside: the addresses of members, and what was accepted until it is in their mailboxes. */
export class CorreoDeAfuera1763700000039 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // Who chose an address keeps it for good: what was written to one person never reaches another.
      `create table correo_direcciones (
         ${CUENTA_COLUMN},
         -- What is before the at sign, in lower case. The domain is a setting.
         alias text not null check (alias ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' and length(alias) between 3 and 40),
         usuario_id uuid not null,
         -- Whether it is the one that they write from. Mail to the others reaches them too.
         principal boolean not null default true,
         creada_en timestamptz not null default now(),
         primary key (cuenta_id, alias),
         unique (alias),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      `create unique index correo_direcciones_principal on correo_direcciones (cuenta_id, usuario_id) where principal`,
      'create index correo_direcciones_usuario on correo_direcciones (cuenta_id, usuario_id)',
      // Also those of cuentas that were deleted, of which only a hash stays.
      'create table correo_alias_usados (huella bytea primary key)',
      `create function correo_alias_usado() returns trigger ${DEFINER} as $$
         begin
           insert into correo_alias_usados (huella) values (sha256(old.alias::bytea)) on conflict do nothing;
           return null;
         end $$`,
      `create trigger correo_alias_usado after delete on correo_direcciones
         for each row execute function correo_alias_usado()`,
      `create function correo_alias_nuevo() returns trigger ${DEFINER} as $$
         begin
           return case when exists (select 1 from correo_alias_usados u where u.huella = sha256(new.alias::bytea))
             then null else new end;
         end $$`,
      `create trigger correo_alias_nuevo before insert on correo_direcciones
         for each row execute function correo_alias_nuevo()`,
      // Those of some aliases that nobody can have: each is somebody's, or was.
      `create function correo_alias_tomados(candidatos text[]) returns setof text language sql stable security definer
         set search_path = pg_catalog, public as $$
         select a from unnest(candidatos) a
          where exists (select 1 from correo_direcciones d where d.alias = a)
             or exists (select 1 from correo_alias_usados u where u.huella = sha256(a::bytea))
       $$`,
      'revoke all on function correo_alias_tomados(text[]) from public',
      'grant execute on function correo_alias_tomados(text[]) to carpetas_tenant',
      // A mail that was accepted, once for each mailbox that it is still to reach.
      `create table correo_entradas (
         ${CUENTA_COLUMN},
         -- The same in all rows of one mail.
         id uuid not null,
         usuario_id uuid not null,
         -- The address to which it came.
         direccion text not null,
         -- Who sent it, as its server said; empty for none.
         remitente text not null,
         -- Where the whole mail is in the storage.
         clave text not null,
         -- Of the whole mail, which count in the plan until the mailbox has it.
         bytes bigint not null check (bytes > 0),
         recibida_en timestamptz not null,
         primary key (cuenta_id, id, usuario_id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      'create index correo_entradas_clave on correo_entradas (clave)',
      'create index correo_entradas_id on correo_entradas (id)',
      'create index correo_entradas_usuario on correo_entradas (cuenta_id, usuario_id)',
      // Its bytes become those of an abandoned upload with the last mailbox. Of two at once, one sees the other.
      `create function correo_entrada_hecha() returns trigger ${DEFINER} as $$
         begin
           perform pg_advisory_xact_lock(hashtextextended(old.clave, 0));
           insert into subidas (cuenta_id, clave, usuario_id, vista_en)
             select old.cuenta_id, old.clave, old.usuario_id, '-infinity'
              where not exists (select 1 from correo_entradas e where e.clave = old.clave)
                and exists (select 1 from cuentas c where c.id = old.cuenta_id)
             on conflict do nothing;
           return null;
         end $$`,
      'create policy propietario on correo_entradas to current_user using (true) with check (true)',
      'create policy propietario on correo_direcciones to current_user using (true) with check (true)',
      `create trigger correo_entrada_hecha after delete on correo_entradas
         for each row execute function correo_entrada_hecha()`,
      `alter table correos
         -- All headers of a mail from outside, in order: a list of {nombre, valor}.
         add column cabeceras jsonb check (jsonb_typeof(cabeceras) = 'array' and octet_length(cabeceras::text) <= 400000),
         -- What the own mail server found of the sender.
         add column autenticacion text check (autenticacion in ('verificado', 'fallido', 'sin_datos')),
         -- Of what came from outside: two with one Message-ID and this are one mail.
         add column huella text,
         add check (estado = 'recibido' or num_nonnulls(cabeceras, autenticacion, huella) = 0)`,
      ...bytesOf(' + coalesce(octet_length(cabeceras::text), 0)'),
      // Shown within the text.
      'alter table correo_adjuntos add column en_linea boolean not null default false',
      // The one without `dominio` stays for replicas that still run the version before; a later migration drops it.
      `create function entregar_correo(correo uuid, ids uuid[], dominio text)
         returns table (usuario_id uuid, copia_id uuid, direcciones text[], hilo_id uuid) ${DEFINER} as $$
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
           conocidas as (
             select n.direccion, u.id as usuario_id from nombradas n join usuarios u on u.email = n.direccion
             union
             select n.direccion, d.usuario_id from nombradas n join correo_direcciones d
                 on d.cuenta_id = ${CURRENT_CUENTA} and d.alias || '@' || dominio = n.direccion),
           miembros as (
             select u.id, array_agg(x.direccion) as direcciones
               from conocidas x join usuarios u on u.id = x.usuario_id
               join membresias m on m.cuenta_id = ${CURRENT_CUENTA} and m.usuario_id = u.id and m.estado = 'activa'
              where u.suspendido_en is null
              group by u.id),
           entregadas as (
             insert into correo_copias (cuenta_id, id, correo_id, usuario_id, propia, bandeja, recibido_en)
             select ${CURRENT_CUENTA}, ids[row_number() over (order by m.id)], correo, m.id, false, 'inbox', c.fecha
               from miembros m join correos c on c.cuenta_id = ${CURRENT_CUENTA} and c.id = correo
             on conflict do nothing
             returning usuario_id, id, hilo_id)
           select e.usuario_id, e.id, m.direcciones, e.hilo_id from entregadas e join miembros m on m.id = e.usuario_id;
         end $$`,
      'revoke all on function entregar_correo(uuid, uuid[], text) from public',
      'grant execute on function entregar_correo(uuid, uuid[], text) to carpetas_tenant',
    ]);
    await protectTenantTable(runner, 'correo_direcciones', { written: MINE, privileges: 'select, insert' });
    await protectTenantTable(runner, 'correo_entradas', {
      visible: MINE,
      written: MINE,
      privileges: 'select, insert, delete',
    });
    await runAll(runner, [
      'grant update (principal) on correo_direcciones to carpetas_tenant',
      // Everybody in the cuenta reads the addresses. Each person changes their own.
      `create policy propia on correo_direcciones as restrictive for update to carpetas_tenant using (${MINE})`,
      // Who receives mail finds the mailbox of an address, and hands it over to it.
      'create policy entrada on correo_direcciones for select to carpetas_platform using (true)',
      'grant select on correo_direcciones to carpetas_platform',
      'create policy entrada on correo_entradas to carpetas_platform using (true) with check (true)',
      'grant select, insert on correo_entradas to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop function entregar_correo(uuid, uuid[], text)',
      'alter table correo_adjuntos drop column en_linea',
      ...bytesOf(''),
      'alter table correos drop column cabeceras, drop column autenticacion, drop column huella',
      'drop table correo_entradas, correo_direcciones, correo_alias_usados',
      'drop function correo_entrada_hecha(), correo_alias_usado(), correo_alias_nuevo(), correo_alias_tomados(text[])',
    ]);
  }
}
