import type { MigrationInterface, QueryRunner } from 'typeorm';
import { openToPlatform, runAll } from './support.js';

/** People, cuentas, who belongs to which, and their sessions: tables of the platform, never reached by the tenant role. */
export class Platform1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'create extension if not exists unaccent',
      'create extension if not exists pg_trgm',
      // unaccent() is only STABLE because its dictionary may change; ours does not, and generated columns need IMMUTABLE.
      `create function sin_acentos(valor text) returns text language sql immutable parallel safe
         return lower(unaccent('unaccent'::regdictionary, coalesce(valor, '')))`,
      // array_to_string() is only STABLE because elements of other types may be; text is itself.
      `create function sin_acentos(valores text[]) returns text language sql immutable parallel safe
         return sin_acentos(array_to_string(valores, ' '))`,
      `create table usuarios (
         id uuid primary key,
         email text not null unique check (email = lower(email) and email like '%_@_%'),
         nombre text not null check (length(nombre) between 1 and 120),
         avatar text,
         estado text not null default 'enLinea' check (estado in ('enLinea', 'ausente', 'ocupado', 'invisible')),
         clave_hash text,
         suspendido_en timestamptz,
         creado_en timestamptz not null default now()
       )`,
      `create table cuentas (
         id uuid primary key,
         nombre text not null check (length(nombre) between 1 and 120),
         pais text not null check (pais in ('AR', 'ES', 'UY')),
         moneda text not null check (moneda ~ '^[A-Z]{3}$'),
         zona_horaria text not null,
         numero_inicial integer not null default 1 check (numero_inicial > 0),
         creada_en timestamptz not null default now()
       )`,
      `create table membresias (
         cuenta_id uuid not null references cuentas (id),
         usuario_id uuid not null references usuarios (id),
         rol_id smallint not null check (rol_id between 1 and 5),
         estado text not null default 'activa' check (estado in ('activa', 'suspendida')),
         creada_en timestamptz not null default now(),
         primary key (cuenta_id, usuario_id)
       )`,
      'create index membresias_usuario on membresias (usuario_id)',
      'alter table membresias enable row level security',
      'alter table membresias force row level security',
      'create policy plataforma on membresias to carpetas_platform using (true) with check (true)',
      `create table sesiones (
         id uuid primary key,
         usuario_id uuid not null references usuarios (id),
         cuenta_activa_id uuid,
         modo text not null check (modo in ('json', 'cookie')),
         agente text,
         direccion inet,
         creada_en timestamptz not null default now(),
         usada_en timestamptz not null default now(),
         expira_en timestamptz not null,
         revocada_en timestamptz,
         foreign key (cuenta_activa_id, usuario_id) references membresias (cuenta_id, usuario_id)
           on delete set null (cuenta_activa_id)
       )`,
      'create index sesiones_usuario on sesiones (usuario_id)',
      'create index sesiones_cuenta_activa on sesiones (cuenta_activa_id, usuario_id)',
      `create table refresh_tokens (
         hash bytea primary key check (length(hash) = 32),
         sesion_id uuid not null references sesiones (id) on delete cascade,
         creado_en timestamptz not null default now(),
         usado_en timestamptz,
         sucesor bytea unique
       )`,
      'create index refresh_tokens_sesion on refresh_tokens (sesion_id)',
      `create table limites (
         clave text primary key,
         golpes integer not null,
         expira_en timestamptz not null
       )`,
      'create index limites_expira on limites (expira_en)',
    ]);
    for (const table of ['usuarios', 'cuentas', 'membresias', 'sesiones', 'refresh_tokens', 'limites']) {
      await openToPlatform(runner, table);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop table limites, refresh_tokens, sesiones, membresias, cuentas, usuarios',
      'drop function sin_acentos(text[]), sin_acentos(text)',
    ]);
  }
}
