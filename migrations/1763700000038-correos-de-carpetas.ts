import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  CUENTA_COLUMN,
  CURRENT_CUENTA,
  CURRENT_USUARIO,
  protectTenantTable,
  runAll,
  sweepDeleted,
  visibleWithCarpeta,
} from './support.js';

const DEFINER = 'security definer set search_path = pg_catalog, public';

/** What no mailbox has, and no carpeta, is gone, as migration 35 says. */
const sinCopias = (notFiled: string) => `
  create or replace function correo_sin_copias() returns trigger language plpgsql ${DEFINER} as $$
    begin
      perform 1 from correos c join (select distinct cuenta_id, correo_id from dejados) d
          on c.cuenta_id = d.cuenta_id and c.id = d.correo_id
       order by c.id for update of c;
      delete from correos c using dejados d
       where c.cuenta_id = d.cuenta_id and c.id = d.correo_id
         and not exists (select 1 from correo_copias k where k.cuenta_id = c.cuenta_id and k.correo_id = c.id)
         ${notFiled}
         and not exists (select 1 from correo_envios e where e.cuenta_id = c.cuenta_id and e.correo_id = c.id
                           and e.estado = 'en_cola');
      return null;
    end $$`;

const visibleCorreos = (filed: string) => `
  create policy cuenta on correos to carpetas_tenant
    using (cuenta_id = ${CURRENT_CUENTA} and (autor_id = ${CURRENT_USUARIO} or exists (
      select 1 from correo_copias k where k.cuenta_id = correos.cuenta_id and k.correo_id = correos.id)${filed}))
    with check (cuenta_id = ${CURRENT_CUENTA} and autor_id = ${CURRENT_USUARIO})`;

/**
 * Mails that belong to carpetas. Whoever sees the carpeta sees the mail that is filed there, whether or not their mailbox
 * has it. Who files a mail has it in their own.
 */
export class CorreosDeCarpetas1763700000038 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table correo_carpetas (
         ${CUENTA_COLUMN},
         carpeta_id uuid not null,
         correo_id uuid not null,
         -- Null when it filed itself, as the answer to a mail that was there.
         archivado_por uuid,
         archivado_en timestamptz not null default now(),
         -- Of the mail: the order of the list.
         fecha timestamptz not null,
         eliminado_en timestamptz,
         eliminado_por uuid,
         primary key (cuenta_id, carpeta_id, correo_id),
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, correo_id) references correos (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, archivado_por) references membresias (cuenta_id, usuario_id),
         foreign key (cuenta_id, eliminado_por) references membresias (cuenta_id, usuario_id)
       )`,
      'create index correo_carpetas_correo on correo_carpetas (cuenta_id, correo_id)',
      `create index correo_carpetas_fecha on correo_carpetas (cuenta_id, carpeta_id, fecha desc, correo_id desc)
         where eliminado_en is null`,
      'create index correo_carpetas_eliminado_por on correo_carpetas (cuenta_id, eliminado_por)',
      'create index correo_carpetas_archivado_por on correo_carpetas (cuenta_id, archivado_por)',
      `create policy propietario on correo_carpetas to current_user using (true) with check (true)`,
      // Whether the running user has a mail that was sent or received. Reading it here, correos need not see itself.
      `create function correo_archivable(correo uuid) returns boolean language sql stable ${DEFINER}
         return exists (
           select 1 from correo_copias k join correos c on c.cuenta_id = k.cuenta_id and c.id = k.correo_id
            where k.cuenta_id = ${CURRENT_CUENTA} and k.usuario_id = ${CURRENT_USUARIO} and k.correo_id = correo
              and c.estado in ('enviado', 'recibido'))`,
      'revoke all on function correo_archivable(uuid) from public',
      'grant execute on function correo_archivable(uuid) to carpetas_tenant',
    ]);
    await protectTenantTable(runner, 'correo_carpetas', {
      visible: visibleWithCarpeta('correo_carpetas'),
      written: visibleWithCarpeta('correo_carpetas'),
      privileges: 'select, insert',
    });
    await sweepDeleted(runner, 'correo_carpetas', 'eliminado_en');
    await runAll(runner, [
      `create policy propio on correo_carpetas as restrictive for insert to carpetas_tenant
         with check (correo_archivable(correo_id))`,
      // Who took a mail off puts it back, or who has it: nobody else shows it again.
      `create policy devuelto on correo_carpetas as restrictive for update to carpetas_tenant
         using (eliminado_en is null or eliminado_por = ${CURRENT_USUARIO} or correo_archivable(correo_id))`,
      'grant update (archivado_por, archivado_en, eliminado_en, eliminado_por) on correo_carpetas to carpetas_tenant',
      'drop policy cuenta on correos',
      visibleCorreos(` or exists (
        select 1 from correo_carpetas f
         where f.cuenta_id = correos.cuenta_id and f.correo_id = correos.id and f.eliminado_en is null)`),
      sinCopias(
        'and not exists (select 1 from correo_carpetas f where f.cuenta_id = c.cuenta_id and f.correo_id = c.id)',
      ),
      `create trigger correo_sin_copias after delete on correo_carpetas referencing old table as dejados
         for each statement execute function correo_sin_copias()`,
      // Where a draft is filed when it leaves.
      `alter table correos add column carpeta_id uuid,
         add foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete set null (carpeta_id),
         add check (carpeta_id is null or estado in ('borrador', 'programado'))`,
      'create index correos_carpeta on correos (cuenta_id, carpeta_id) where carpeta_id is not null',
      'grant update (carpeta_id) on correos to carpetas_tenant',
      // A column, since lower() in a condition would be checked after the policy, without an index.
      `alter table personas add column direccion text generated always as (lower(email)) stored`,
      'create index personas_direccion on personas (cuenta_id, direccion) where direccion is not null',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table personas drop column direccion',
      'alter table correos drop column carpeta_id',
      'drop policy cuenta on correos',
      visibleCorreos(''),
      'drop table correo_carpetas',
      sinCopias(''),
      'drop function correo_archivable(uuid)',
    ]);
  }
}
