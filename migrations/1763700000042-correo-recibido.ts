import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, CURRENT_USUARIO, protectTenantTable, runAll } from './support.js';

const MINE = `usuario_id = ${CURRENT_USUARIO}`;

/**
 * Mail from outside: empty files, to whom answers go, whose mails somebody takes for spam, and which of them left from here.
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
      // Of any cuenta: a mail may leave by a server outside and come back for another one.
      `create index correos_enviados on correos (message_id) where estado = 'enviado'`,
      `create function correo_salido(mensaje text, de text, para text, asunto text, texto text) returns boolean
         language sql stable security definer set search_path = pg_catalog, public
         return exists (
           select 1 from correos c
             join correo_envios e on e.cuenta_id = c.cuenta_id and e.correo_id = c.id and e.direccion = correo_salido.para
            where c.estado = 'enviado' and c.message_id = mensaje and c.de_direccion = de
              and c.asunto = correo_salido.asunto
              -- Servers wrap lines, and HTML quotes without signs.
              and regexp_replace(c.texto, '\\W', '', 'g') = regexp_replace(correo_salido.texto, '\\W', '', 'g'))`,
      'revoke all on function correo_salido(text, text, text, text, text) from public',
      'grant execute on function correo_salido(text, text, text, text, text) to carpetas_tenant',
    ]);
    await protectTenantTable(runner, 'correo_remitentes_spam', {
      visible: MINE,
      written: MINE,
      privileges: 'select, insert, delete',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop function correo_salido(text, text, text, text, text)',
      'drop index correos_enviados',
      'drop table correo_remitentes_spam',
      'alter table correos drop column responder_a',
      // Rows that the version before refuses may be there, so only new ones are checked.
      `alter table correo_adjuntos drop constraint correo_adjuntos_bytes_check,
         add constraint correo_adjuntos_bytes_check check (bytes > 0) not valid`,
    ]);
  }
}
