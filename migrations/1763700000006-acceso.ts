import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, hasRol, openToPlatform, protectTenantTable, runAll } from './support.js';

/** Of a carpeta: what people call it by. The prefix is that of the cuenta when the carpeta was numbered. */
const CODIGO = (prefijo: string) => `${prefijo}anio::text || '-' || lpad(numero::text, 6, '0')`;

const generated = (prefijo: string) => [
  'alter table carpetas drop column busqueda, drop column codigo',
  `alter table carpetas
     add column codigo text generated always as (${CODIGO(prefijo)}) stored,
     add column busqueda text generated always as (
       sin_acentos(caratula || ' ' || coalesce(${CODIGO(prefijo)}, '')) || ' ' || sin_acentos(etiquetas)) stored`,
];

/**
 * How people get in and what a cuenta is: e-mail links, identities of a provider, second factors, invitations, personal
 * tokens; and a cuenta's plan, numbering, logo, exports and closing.
 */
export class Acceso1763700000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.people(runner);
    await this.cuentas(runner);
    await runAll(runner, [
      `alter table carpetas add column prefijo text not null default '' check (prefijo ~ '^[A-Z0-9./-]{0,8}$')`,
      ...generated(`prefijo || `),
    ]);
  }

  private async people(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // NULL until whoever signed up has opened the link that was mailed.
      `alter table usuarios
         add column email_confirmado_en timestamptz default now(),
         add column clave_cambiada_en timestamptz,
         -- The office that they named when they signed up, to begin their first cuenta with.
         add column oficina text check (length(oficina) <= 120)`,
      // When who holds the session last proved to be its person; NULL: before there was such a thing.
      `alter table sesiones
         add column verificada_en timestamptz,
         add column bloqueada_en timestamptz,
         add column medio text not null default 'clave' check (medio in ('clave', 'passkey', 'proveedor'))`,
      'alter table sesiones alter column verificada_en set default now()',
      `create table identidades (
         emisor text not null check (length(emisor) between 1 and 500),
         sujeto text not null check (length(sujeto) between 1 and 255),
         usuario_id uuid not null references usuarios (id) on delete cascade,
         email text,
         creada_en timestamptz not null default now(),
         usada_en timestamptz not null default now(),
         primary key (emisor, sujeto)
       )`,
      'create index identidades_usuario on identidades (usuario_id)',
      // What is mailed or handed out to be used once: the hash alone is kept.
      `create table pases (
         id uuid primary key,
         proposito text not null check (proposito in ('confirmar_correo', 'restablecer_clave', 'segundo_factor',
           'passkey_alta', 'passkey_ingreso', 'passkey_verificacion')),
         hash bytea not null unique check (length(hash) = 32),
         usuario_id uuid references usuarios (id) on delete cascade,
         datos jsonb not null default '{}',
         intentos integer not null default 0,
         creado_en timestamptz not null default now(),
         expira_en timestamptz not null,
         usado_en timestamptz
       )`,
      'create index pases_usuario on pases (usuario_id, proposito)',
      'create index pases_expira on pases (expira_en)',
      `create table factores_totp (
         usuario_id uuid primary key references usuarios (id) on delete cascade,
         -- Encrypted with a key derived from the signing secret.
         secreto bytea not null,
         -- The last step that a code was taken for: none is taken twice.
         ultimo_paso bigint not null default 0,
         confirmado_en timestamptz,
         creado_en timestamptz not null default now()
       )`,
      `create table codigos_recuperacion (
         usuario_id uuid not null references usuarios (id) on delete cascade,
         hash bytea not null check (length(hash) = 32),
         usado_en timestamptz,
         creado_en timestamptz not null default now(),
         primary key (usuario_id, hash)
       )`,
      `create table passkeys (
         -- The credential's id, base64url.
         id text primary key check (length(id) between 1 and 1400),
         usuario_id uuid not null references usuarios (id) on delete cascade,
         nombre text not null check (length(nombre) between 1 and 60),
         clave_publica bytea not null,
         contador bigint not null default 0,
         transportes text[] not null default '{}',
         es_sincronizada boolean not null default false,
         creada_en timestamptz not null default now(),
         usada_en timestamptz
       )`,
      'create index passkeys_usuario on passkeys (usuario_id)',
      // Pictures that pages show without a token, under a name that nobody can guess.
      `create table imagenes (
         clave text primary key check (clave ~ '^[A-Za-z0-9_-]{43}$'),
         mime text not null,
         bytes integer not null check (bytes > 0),
         usuario_id uuid references usuarios (id) on delete set null,
         creada_en timestamptz not null default now(),
         -- Since when nothing shows it any more.
         retirada_en timestamptz
       )`,
      'create index imagenes_usuario on imagenes (usuario_id)',
    ]);
    const tables = ['identidades', 'pases', 'factores_totp', 'codigos_recuperacion', 'passkeys', 'imagenes'];
    for (const table of tables) {
      await openToPlatform(runner, table);
    }
  }

  private async cuentas(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table cuentas
         add column plan text not null default 'oficina' check (plan in ('inicial', 'oficina', 'plena')),
         add column numero_prefijo text not null default '' check (numero_prefijo ~ '^[A-Z0-9./-]{0,8}$'),
         add column logo text,
         add column version integer not null default 1,
         -- Until cierra_en it can be undone; from then on nobody gets in.
         add column cierre_pedido_por uuid references usuarios (id),
         add column cierre_pedido_en timestamptz,
         add column cierra_en timestamptz,
         -- How many of the mails about it were sent: asked for, a week left, closed.
         add column cierre_avisos smallint not null default 0,
         add check ((cierre_pedido_en is null) = (cierra_en is null))`,
      // How much a cuenta stores, for its plan: how big its versions are, whoever may see them, and nothing else of them.
      'create index documento_versiones_uso on documento_versiones (cuenta_id) include (n, bytes)',
      'create policy uso on documento_versiones for select to carpetas_platform using (true)',
      'grant select (cuenta_id, n, bytes) on documento_versiones to carpetas_platform',
      // Who left stays known by name in what they did.
      'alter table membresias drop constraint membresias_estado_check',
      `alter table membresias
         add constraint membresias_estado_check check (estado in ('activa', 'suspendida', 'retirada')),
         add column cambiada_en timestamptz`,
      `create function exigir_titular() returns trigger language plpgsql as $$
       begin
         -- One after the other: of two titulares who leave at once, one stays.
         perform 1 from cuentas where id = old.cuenta_id for no key update;
         if not exists (select 1 from membresias
                         where cuenta_id = old.cuenta_id and rol_id = 1 and estado = 'activa') then
           raise exception 'The cuenta % would be left without a titular.', old.cuenta_id using errcode = 'CA001';
         end if;
         return null;
       end $$`,
      `create trigger membresias_titular after update of rol_id, estado or delete on membresias
         for each row when (old.rol_id = 1 and old.estado = 'activa') execute function exigir_titular()`,
      `create table invitaciones (
         cuenta_id uuid not null references cuentas (id),
         id uuid not null,
         email text not null check (email = lower(email) and email like '%_@_%'),
         rol_id smallint not null check (rol_id between 1 and 5),
         hash bytea not null unique check (length(hash) = 32),
         invitada_por uuid not null references usuarios (id),
         creada_en timestamptz not null default now(),
         enviada_en timestamptz not null default now(),
         expira_en timestamptz not null,
         aceptada_en timestamptz,
         aceptada_por uuid references usuarios (id),
         revocada_en timestamptz,
         primary key (cuenta_id, id),
         check ((aceptada_en is null) = (aceptada_por is null)),
         check (aceptada_en is null or revocada_en is null)
       )`,
      `create unique index invitaciones_pendiente on invitaciones (cuenta_id, email)
         where aceptada_en is null and revocada_en is null`,
      'create index invitaciones_invitada_por on invitaciones (invitada_por)',
      `create table tokens_personales (
         cuenta_id uuid not null references cuentas (id),
         id uuid not null,
         usuario_id uuid not null,
         nombre text not null check (length(nombre) between 1 and 60),
         rol_id smallint not null check (rol_id between 1 and 5),
         hash bytea not null unique check (length(hash) = 32),
         -- Its last characters, to tell one from another.
         final text not null check (length(final) = 4),
         creado_en timestamptz not null default now(),
         expira_en timestamptz not null,
         usado_en timestamptz,
         revocado_en timestamptz,
         primary key (cuenta_id, id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      'create index tokens_personales_usuario on tokens_personales (usuario_id)',
      `create table exportaciones (
         ${CUENTA_COLUMN},
         id uuid not null,
         pedida_por uuid not null,
         estado text not null default 'pendiente' check (estado in ('pendiente', 'lista', 'fallida')),
         clave text unique,
         bytes bigint check (bytes >= 0),
         sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
         pedida_en timestamptz not null default now(),
         lista_en timestamptz,
         expira_en timestamptz,
         primary key (cuenta_id, id),
         check ((estado = 'lista') = (lista_en is not null)),
         foreign key (cuenta_id, pedida_por) references membresias (cuenta_id, usuario_id)
       )`,
      'create index exportaciones_pedida_por on exportaciones (cuenta_id, pedida_por)',
      // One at a time: the second who asks is told of the first.
      `create unique index exportaciones_pendiente on exportaciones (cuenta_id) where estado = 'pendiente'`,
    ]);
    for (const table of ['invitaciones', 'tokens_personales']) {
      await runAll(runner, [
        `alter table ${table} enable row level security`,
        `alter table ${table} force row level security`,
        `create policy plataforma on ${table} to carpetas_platform using (true) with check (true)`,
      ]);
      await openToPlatform(runner, table);
    }
    await protectTenantTable(runner, 'exportaciones', { visible: hasRol(1) });
    await runAll(runner, [
      'create policy plataforma on exportaciones to carpetas_platform using (true) with check (true)',
      'grant select, delete on exportaciones to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      ...generated(''),
      'alter table carpetas drop column prefijo',
      'revoke select (cuenta_id, n, bytes) on documento_versiones from carpetas_platform',
      'drop policy uso on documento_versiones',
      'drop index documento_versiones_uso',
      'drop table exportaciones, tokens_personales, invitaciones',
      'drop trigger membresias_titular on membresias',
      'drop function exigir_titular()',
      `update membresias set estado = 'suspendida' where estado = 'retirada'`,
      'alter table membresias drop constraint membresias_estado_check, drop column cambiada_en',
      `alter table membresias add constraint membresias_estado_check check (estado in ('activa', 'suspendida'))`,
      `alter table cuentas drop column plan, drop column numero_prefijo, drop column logo, drop column version,
         drop column cierre_pedido_por, drop column cierre_pedido_en, drop column cierra_en, drop column cierre_avisos`,
      'drop table imagenes, passkeys, codigos_recuperacion, factores_totp, pases, identidades',
      'alter table sesiones drop column verificada_en, drop column bloqueada_en, drop column medio',
      'alter table usuarios drop column email_confirmado_en, drop column clave_cambiada_en, drop column oficina',
    ]);
  }
}
