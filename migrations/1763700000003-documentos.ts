import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, protectTenantTable, runAll, visibleWithCarpeta } from './support.js';

/** Documents of a carpeta in nested secciones, their immutable versions, and the uploads under way. */
export class Documentos1763700000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table secciones (
         ${CUENTA_COLUMN},
         id uuid not null,
         carpeta_id uuid not null,
         padre_id uuid,
         nombre text not null check (length(nombre) between 1 and 120),
         orden integer not null,
         primary key (cuenta_id, id),
         unique (cuenta_id, carpeta_id, id),
         unique nulls not distinct (cuenta_id, carpeta_id, padre_id, nombre),
         check (padre_id <> id),
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, carpeta_id, padre_id) references secciones (cuenta_id, carpeta_id, id)
       )`,
      `create table documentos (
         ${CUENTA_COLUMN},
         id uuid not null,
         carpeta_id uuid not null,
         seccion_id uuid,
         nombre text not null check (length(nombre) between 1 and 255),
         version_actual integer not null check (version_actual > 0),
         eliminado_en timestamptz,
         eliminado_por uuid,
         creado_en timestamptz not null default now(),
         actualizado_en timestamptz not null default now(),
         busqueda text generated always as (sin_acentos(nombre)) stored,
         primary key (cuenta_id, id),
         unique (cuenta_id, carpeta_id, id),
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id),
         foreign key (cuenta_id, carpeta_id, seccion_id) references secciones (cuenta_id, carpeta_id, id),
         foreign key (cuenta_id, eliminado_por) references membresias (cuenta_id, usuario_id)
       )`,
      'create index documentos_seccion on documentos (cuenta_id, carpeta_id, seccion_id)',
      `create table documento_versiones (
         ${CUENTA_COLUMN},
         carpeta_id uuid not null,
         documento_id uuid not null,
         n integer not null check (n > 0),
         sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
         bytes bigint not null check (bytes >= 0),
         mime text not null,
         nombre_original text not null check (length(nombre_original) between 1 and 255),
         clave text not null unique,
         autor_id uuid not null,
         motivo text check (length(motivo) <= 300),
         creada_en timestamptz not null default now(),
         primary key (cuenta_id, documento_id, n),
         foreign key (cuenta_id, carpeta_id, documento_id) references documentos (cuenta_id, carpeta_id, id),
         foreign key (cuenta_id, autor_id) references membresias (cuenta_id, usuario_id)
       )`,
      'create index documento_versiones_hash on documento_versiones (cuenta_id, sha256)',
      'create index documento_versiones_carpeta on documento_versiones (cuenta_id, carpeta_id)',
      'create index documento_versiones_autor on documento_versiones (cuenta_id, autor_id)',
      // Bytes on their way: the row is written before the first byte and goes with the commit that files the document,
      // so what a crash leaves behind is known and can be swept.
      `create table subidas (
         ${CUENTA_COLUMN},
         clave text not null,
         usuario_id uuid not null,
         vista_en timestamptz not null default now(),
         primary key (cuenta_id, clave),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id)
       )`,
      'create index subidas_vista on subidas (vista_en)',
    ]);
    await protectTenantTable(runner, 'secciones', { visible: visibleWithCarpeta('secciones') });
    await protectTenantTable(runner, 'documentos', { visible: visibleWithCarpeta('documentos') });
    await protectTenantTable(runner, 'documento_versiones', {
      visible: visibleWithCarpeta('documento_versiones'),
      privileges: 'select, insert',
    });
    await protectTenantTable(runner, 'subidas');
    // The sweeper works across cuentas, and sees nothing but the keys of what was left behind.
    await runAll(runner, [
      'create policy barrido on subidas to carpetas_platform using (true)',
      // UPDATE on one column is what a row lock asks for.
      'grant select, delete, update (vista_en) on subidas to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table subidas, documento_versiones, documentos, secciones');
  }
}
