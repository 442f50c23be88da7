import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, protectTenantTable, runAll, SEARCHED_CUENTA, sweepDeleted } from './support.js';

/** The orders of the list of personas, as its query has them. */
const ORDENES = {
  nombre: 'orden_es(nombre_completo) collate "C", id',
  apellidos: 'orden_es(coalesce(razon_social, apellidos)) collate "C", orden_es(nombre) collate "C", id',
  actualizada: 'actualizada_en, id',
};

/** The list of personas has orders of its own, by an index each, and documents are kept on a persona. */
export class FichasDePersonas1763700000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // The Spanish alphabet: ñ follows n, and accents do not count. An ICU collation would have to be indexed anew with
      // each of its versions.
      `create function orden_es(valor text) returns text language sql immutable parallel safe
         return sin_acentos(replace(replace(valor, 'ñ', 'n~'), 'Ñ', 'n~'))`,
      'drop index personas_por_nombre',
      ...Object.entries(ORDENES).flatMap(([name, columns]) => [
        `create index personas_por_${name} on personas (cuenta_id, ${columns}) where unida_a is null`,
        `create index personas_tipo_${name} on personas (cuenta_id, tipo, ${columns}) where unida_a is null`,
      ]),
    ]);
    await this.archivos(runner);
  }

  private async archivos(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table persona_archivos (
         ${CUENTA_COLUMN},
         id uuid not null,
         persona_id uuid not null,
         clase text not null check (clase in ('dni', 'pasaporte', 'poder', 'constancia', 'otro')),
         numero text check (length(numero) between 1 and 60),
         expedido date,
         vence date,
         nombre text not null check (length(nombre) between 1 and 255),
         sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
         bytes bigint not null check (bytes > 0),
         mime text not null,
         clave text not null unique,
         version integer not null default 1,
         subido_por uuid not null,
         creado_en timestamptz not null default now(),
         eliminado_en timestamptz,
         check (vence >= expedido),
         primary key (cuenta_id, id),
         foreign key (cuenta_id, persona_id) references personas (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, subido_por) references membresias (cuenta_id, usuario_id)
       )`,
      'create index persona_archivos_persona on persona_archivos (cuenta_id, persona_id)',
      'create index persona_archivos_subido_por on persona_archivos (cuenta_id, subido_por)',
      'create index persona_archivos_uso on persona_archivos (cuenta_id) include (bytes)',
      // The documents that moved, and the values that were taken over, each with the columns that were filled.
      `alter table persona_uniones
         add column archivos uuid[] not null default '{}',
         add column tomados jsonb not null default '{}'`,
      // The bytes become those of an abandoned upload, also when the persona goes. With a cuenta, all of its bytes go.
      `create function archivo_de_persona_borrado() returns trigger language plpgsql security definer
         set search_path = pg_catalog, public as $$
         begin
           insert into subidas (cuenta_id, clave, usuario_id, vista_en)
             select old.cuenta_id, old.clave, old.subido_por, '-infinity'
              where exists (select 1 from cuentas c where c.id = old.cuenta_id);
           return null;
         end $$`,
      `create trigger archivo_borrado after delete on persona_archivos
         for each row execute function archivo_de_persona_borrado()`,
    ]);
    await protectTenantTable(runner, 'persona_archivos', {
      visible: `exists (select 1 from personas p
        where p.cuenta_id = persona_archivos.cuenta_id and p.id = persona_archivos.persona_id)`,
      privileges: 'select, insert, update',
    });
    await sweepDeleted(runner, 'persona_archivos', 'eliminado_en');
    await runAll(runner, [
      // Read with a visible persona, whose policy need not be planned again for each.
      `create view vencimientos_de_personas as
         select cuenta_id, persona_id, id, clase, vence from persona_archivos
          where cuenta_id = ${SEARCHED_CUENTA} and vence is not null and eliminado_en is null`,
      'grant select on vencimientos_de_personas to carpetas_tenant',
      // How much a cuenta stores, as of the versions of documentos.
      'create policy uso on persona_archivos for select to carpetas_platform using (true)',
      'grant select (cuenta_id, bytes) on persona_archivos to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table persona_uniones drop column archivos, drop column tomados',
      'drop view vencimientos_de_personas',
      'drop table persona_archivos',
      'drop function archivo_de_persona_borrado()',
      ...Object.keys(ORDENES).map((name) => `drop index personas_por_${name}, personas_tipo_${name}`),
      'create index personas_por_nombre on personas (cuenta_id, sin_acentos(nombre_completo), id)',
      'drop function orden_es(text)',
    ]);
  }
}
