import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './run-all.js';

/** Several people are told in one statement: an aviso each cost two. */
export class Avisar1763700000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `-- Adds avisos of members of the cuenta, each with the rights of its member: the policies decide who is told.
       -- An aviso whose member has an unread one of its group joins that. Gives the row of each aviso, by its \`n\`.
       create function avisar(nuevos jsonb) returns table (n integer, id uuid, cantidad integer)
       language plpgsql set search_path = pg_catalog, public as $$
       #variable_conflict use_column
       declare
         quien constant text := current_setting('app.usuario_id');
         rol constant text := current_setting('app.rol_id');
         nuevo record;
       begin
         for nuevo in
           select * from jsonb_to_recordset(nuevos) as _ (
             n integer, id uuid, "usuarioId" uuid, "rolId" text, familia text, titulo text, descripcion text, icono text,
             imagen text, enlace text, "esInterno" boolean, leido boolean, visto boolean, grupo text, "carpetaId" uuid,
             "creadoEn" timestamptz, suma integer)
         loop
           perform set_config('app.usuario_id', nuevo."usuarioId"::text, true), set_config('app.rol_id', nuevo."rolId", true);
           return query
             insert into avisos (id, usuario_id, familia, titulo, descripcion, icono, imagen, enlace, es_interno, leido,
                                 visto, grupo, carpeta_id, creado_en)
             select nuevo.id, nuevo."usuarioId", nuevo.familia, nuevo.titulo, nuevo.descripcion, nuevo.icono, nuevo.imagen,
                    nuevo.enlace, nuevo."esInterno", coalesce(nuevo.leido, false), coalesce(nuevo.visto, false), nuevo.grupo,
                    nuevo."carpetaId", nuevo."creadoEn"
              where nuevo."carpetaId" is null or exists (select from carpetas c where c.id = nuevo."carpetaId")
             on conflict (cuenta_id, usuario_id, familia, grupo) where not leido
               do update set cantidad = avisos.cantidad + nuevo.suma, visto = false, creado_en = excluded.creado_en
             returning nuevo.n, avisos.id, avisos.cantidad;
         end loop;
         perform set_config('app.usuario_id', quien, true), set_config('app.rol_id', rol, true);
       end $$`,
      'revoke execute on function avisar(jsonb) from public',
      'grant execute on function avisar(jsonb) to carpetas_tenant',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function avisar(jsonb)');
  }
}
