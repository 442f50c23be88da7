import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, CURRENT_USUARIO, hasRol, protectTenantTable, runAll } from './support.js';

const MINE = `usuario_id = ${CURRENT_USUARIO}`;
const IS_TITULAR = hasRol(1);
/** What the policies of carpetas ask of each row, so that counting reads the index alone. */
const INCLUDED = 'include (estado, reservada, responsable_id, escribano_id)';

/** The saved views of the list of carpetas, and indexes for filters that leave few of many carpetas. */
export class Vistas1763700000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create index carpetas_por_firmar on carpetas (cuenta_id, fecha_firma_prevista, id) ${INCLUDED}
         where eliminada_en is null and estado in ('borrador', 'en_preparacion', 'lista_para_firma', 'suspendida')`,
      `create index carpetas_en_curso on carpetas (cuenta_id, actualizada_en, id) ${INCLUDED}
         where eliminada_en is null and estado not in ('entregada', 'archivada', 'anulada')`,
      `create table carpeta_vistas (
         ${CUENTA_COLUMN},
         id uuid not null,
         usuario_id uuid not null,
         nombre text not null check (length(nombre) between 1 and 60),
         -- The search, the filters and the order, as the list takes them.
         filtros jsonb not null check (jsonb_typeof(filtros) = 'object' and length(filtros::text) <= 4000),
         -- Whether the other members see it.
         compartida boolean not null default false,
         version integer not null default 1,
         creada_en timestamptz not null default now(),
         primary key (cuenta_id, id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      'create unique index carpeta_vistas_nombre on carpeta_vistas (cuenta_id, usuario_id, sin_acentos(nombre))',
    ]);
    await protectTenantTable(runner, 'carpeta_vistas', {
      visible: `${MINE} or compartida`,
      // Of the others' views, a titular changes those that are shared.
      written: `${MINE} or (compartida and ${IS_TITULAR})`,
    });
    await runner.query(
      `create policy borrado on carpeta_vistas as restrictive for delete to carpetas_tenant
         using (${MINE} or ${IS_TITULAR})`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, ['drop table carpeta_vistas', 'drop index carpetas_por_firmar, carpetas_en_curso']);
  }
}
