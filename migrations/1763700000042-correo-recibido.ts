import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, CURRENT_USUARIO, protectTenantTable, runAll, SEARCHED_CUENTA } from './support.js';

const MINE = `usuario_id = ${CURRENT_USUARIO}`;

/**
 * Mail from outside: empty files, to whom answers go, and whose mails somebody takes for spam. And which mails need a job,
 * should theirs be gone; and the personas to whom one can write, for a search.
 */
export class CorreoRecibido1763700000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // Mail from outside may have empty files.
      `alter table correo_adjuntos drop constraint correo_adjuntos_bytes_check,
         add constraint correo_adjuntos_bytes_check check (bytes >= 0)`,
      // Of what came from outside: its Reply-To, when it is not who wrote it. A list of {nombre, direccion}.
      `alter table correos add column responder_a jsonb,
         add check (responder_a is null or (jsonb_typeof(responder_a) = 'array' and estado = 'recibido'))`,
      // Whoever moves a mail to spam gets the next ones of its sender there.
      `create table correo_remitentes_spam (
         ${CUENTA_COLUMN},
         usuario_id uuid not null,
         -- In lower case.
         direccion text not null check (length(direccion) <= 320),
         primary key (cuenta_id, usuario_id, direccion),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      // A job that waited two weeks longer than it should, while nothing ran, is dropped. Its mail still says what it needs.
      `create function correo_tareas() returns table (cola text, clave text, datos jsonb, desde timestamptz)
         language sql stable security definer set search_path = pg_catalog, public as $$
         select 'correos-salida', k.id || '/' || t.en,
                jsonb_build_object('cuentaId', c.cuenta_id, 'usuarioId', c.autor_id, 'id', k.id, 'en', t.en), c.enviar_en
           from correos c join correo_copias k on k.cuenta_id = c.cuenta_id and k.correo_id = c.id and k.propia
          cross join lateral (select to_char(c.enviar_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as en) t
          where c.estado = 'programado'
         union all
         select distinct 'correos-smtp', c.id::text,
                jsonb_build_object('cuentaId', c.cuenta_id, 'usuarioId', c.autor_id, 'correoId', c.id), e.actualizado_en
           from correo_envios e join correos c on c.cuenta_id = e.cuenta_id and c.id = e.correo_id
          where e.estado = 'en_cola'
         union all
         select distinct 'correos-entrada', e.id::text, jsonb_build_object('id', e.id), e.recibida_en from correo_entradas e $$`,
      'revoke all on function correo_tareas() from public',
      'grant execute on function correo_tareas() to carpetas_platform',
      `create index correos_programados on correos (enviar_en) where estado = 'programado'`,
      `create index correo_envios_en_cola on correo_envios (actualizado_en) where estado = 'en_cola'`,
      // As makeSearchable does, with their addresses. The owner reads personas already.
      `create index personas_escribibles_busqueda on personas
         using gin (cuenta_id, (busqueda || ' ' || direccion) gin_trgm_ops) with (fastupdate = off)
         where direccion is not null and unida_a is null`,
      `create view personas_escribibles as
         select cuenta_id, id, busqueda || ' ' || direccion as busqueda from personas
          where cuenta_id = ${SEARCHED_CUENTA} and direccion is not null and unida_a is null`,
      'grant select on personas_escribibles to carpetas_tenant',
    ]);
    await protectTenantTable(runner, 'correo_remitentes_spam', {
      visible: MINE,
      written: MINE,
      privileges: 'select, insert, delete',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop view personas_escribibles',
      'drop index personas_escribibles_busqueda',
      'drop index correos_programados, correo_envios_en_cola',
      'drop function correo_tareas()',
      'drop table correo_remitentes_spam',
      'alter table correos drop column responder_a',
      // Rows that the version before refuses may be there, so only new ones are checked.
      `alter table correo_adjuntos drop constraint correo_adjuntos_bytes_check,
         add constraint correo_adjuntos_bytes_check check (bytes > 0) not valid`,
    ]);
  }
}
