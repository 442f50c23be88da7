import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, protectTenantTable, runAll, sweepDeleted } from './support.js';

/** The address book of a cuenta: contactos and the etiquetas that they are grouped by. */
export class Contactos1763700000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table contactos (
         ${CUENTA_COLUMN},
         id uuid not null,
         nombre text not null check (length(nombre) <= 200),
         titulo text check (length(titulo) <= 120),
         empresa text check (length(empresa) <= 200),
         -- [{email, label}] and [{country, phoneNumber, label}], in the person's order.
         correos jsonb not null default '[]' check (jsonb_typeof(correos) = 'array'),
         telefonos jsonb not null default '[]' check (jsonb_typeof(telefonos) = 'array'),
         nacimiento date,
         direccion text check (length(direccion) <= 500),
         -- HTML, sanitised on the way in.
         notas text check (length(notas) <= 50000),
         avatar text check (length(avatar) <= 500),
         fondo text check (length(fondo) <= 500),
         -- Who they are in carpetas, once they have been made a persona.
         persona_id uuid,
         version integer not null default 1,
         creado_por uuid not null,
         creado_en timestamptz not null default now(),
         actualizado_en timestamptz not null default now(),
         -- Kept for a day, so that a deletion can be undone.
         eliminado_en timestamptz,
         busqueda text generated always as (
           sin_acentos(nombre || ' ' || coalesce(empresa, '') || ' ' || coalesce(titulo, ''))) stored,
         primary key (cuenta_id, id),
         foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
         foreign key (cuenta_id, persona_id) references personas (cuenta_id, id) on delete set null (persona_id)
       )`,
      'create index contactos_nombre on contactos (cuenta_id, nombre) where eliminado_en is null',
      'create index contactos_creado_por on contactos (cuenta_id, creado_por)',
      'create index contactos_persona on contactos (cuenta_id, persona_id) where persona_id is not null',
      `create table contacto_etiquetas (
         ${CUENTA_COLUMN},
         id uuid not null,
         titulo text not null check (length(titulo) <= 60),
         version integer not null default 1,
         creada_en timestamptz not null default now(),
         eliminada_en timestamptz,
         primary key (cuenta_id, id)
       )`,
      // Of an etiqueta that was deleted too, so that taking the deletion back puts it where it was.
      `create table contacto_etiquetado (
         ${CUENTA_COLUMN},
         contacto_id uuid not null,
         etiqueta_id uuid not null,
         orden smallint not null default 0,
         primary key (cuenta_id, contacto_id, etiqueta_id),
         foreign key (cuenta_id, contacto_id) references contactos (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, etiqueta_id) references contacto_etiquetas (cuenta_id, id) on delete cascade
       )`,
      'create index contacto_etiquetado_etiqueta on contacto_etiquetado (cuenta_id, etiqueta_id)',
    ]);
    for (const table of ['contactos', 'contacto_etiquetas', 'contacto_etiquetado']) {
      await protectTenantTable(runner, table);
    }
    await sweepDeleted(runner, 'contactos', 'eliminado_en', ['avatar', 'fondo']);
    await sweepDeleted(runner, 'contacto_etiquetas', 'eliminada_en');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table contacto_etiquetado, contacto_etiquetas, contactos');
  }
}
