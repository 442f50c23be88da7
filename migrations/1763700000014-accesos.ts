import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CURRENT_CUENTA, CURRENT_USUARIO, hasRol, runAll } from './support.js';

/** Who sees a carpeta, as migration 2 says it. @param acceso an extra condition on the accesos granted one by one */
const carpetaVisible = (acceso: string) => `
  cuenta_id = ${CURRENT_CUENTA} and (${hasRol(1, 2)}
  or (${hasRol(3)} and not reservada)
  or responsable_id = ${CURRENT_USUARIO}
  or escribano_id = ${CURRENT_USUARIO}
  or exists (select 1 from carpeta_accesos a
              where a.cuenta_id = carpetas.cuenta_id and a.carpeta_id = carpetas.id
                and a.usuario_id = ${CURRENT_USUARIO}${acceso}))`;

/** Accesos say who gave them, and may end: what has ended gives no sight, without any job that removes it. */
export class Accesos1763700000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table carpeta_accesos
         add column otorgado_por uuid,
         -- The last day of the access, in the time zone of the cuenta.
         add column hasta date,
         add foreign key (cuenta_id, otorgado_por) references membresias (cuenta_id, usuario_id)
           on delete set null (otorgado_por)`,
      'create index carpeta_accesos_otorgado_por on carpeta_accesos (cuenta_id, otorgado_por)',
      // The tenant role may not read cuentas.
      `create function hoy_en_la_cuenta() returns date language sql stable security definer
         set search_path = pg_catalog, public
         return (select (now() at time zone zona_horaria)::date from cuentas where id = ${CURRENT_CUENTA})`,
      'revoke execute on function hoy_en_la_cuenta() from public',
      'grant execute on function hoy_en_la_cuenta() to carpetas_tenant',
      `alter policy cuenta on carpetas
         using (${carpetaVisible(' and (a.hasta is null or a.hasta >= (select hoy_en_la_cuenta()))')})`,
      // Whoever leaves the cuenta loses their accesos, and does not get them back with a new invitation.
      'create policy salida on carpeta_accesos to current_user using (true)',
      `create function carpeta_accesos_salida() returns trigger language plpgsql security definer
         set search_path = pg_catalog, public as $$
         begin
           delete from carpeta_accesos where cuenta_id = new.cuenta_id and usuario_id = new.usuario_id;
           return null;
         end $$`,
      `create trigger carpeta_accesos_salida after update of estado on membresias for each row
         when (new.estado = 'retirada') execute function carpeta_accesos_salida()`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop trigger carpeta_accesos_salida on membresias',
      'drop function carpeta_accesos_salida()',
      'drop policy salida on carpeta_accesos',
      `alter policy cuenta on carpetas using (${carpetaVisible('')})`,
      'drop function hoy_en_la_cuenta()',
      'alter table carpeta_accesos drop column otorgado_por, drop column hasta',
    ]);
  }
}
