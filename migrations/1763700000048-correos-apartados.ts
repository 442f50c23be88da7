import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

const DEFINER = 'language plpgsql security definer set search_path = pg_catalog, public';

const BANDEJAS = (apartados: string) => [
  'alter table correo_copias drop constraint correo_copias_bandeja_check',
  'alter table correo_copias drop constraint correo_copias_check1',
  `alter table correo_copias
     add constraint correo_copias_bandeja_check check (bandeja in ('inbox', 'sent', 'drafts', 'spam', 'trash'${apartados})),
     add constraint correo_copias_check1 check (
       propia or (cco = '[]' and bandeja in ('inbox', 'spam', 'trash'${apartados})))`,
];

const PAPELES = (apartados: string) => [
  'alter table correo_carpetas_externas drop constraint correo_carpetas_externas_papel_check',
  `alter table correo_carpetas_externas add constraint correo_carpetas_externas_papel_check
     check (papel in ('inbox', 'sent', 'spam', 'trash', 'todos', 'otra'${apartados}))`,
];

/** What a person does with a mail waits for its server. @param isMoved when a move is to be told */
const COPIA_EXTERNA = (
  isMoved: string,
) => `create or replace function correo_copia_externa() returns trigger ${DEFINER} as $$
  declare
    -- Moved as its server says, not as the person does.
    de_servidor boolean := coalesce(current_setting('app.de_servidor', true), '') = 'true';
    movida boolean := false;
  begin
    if tg_op = 'UPDATE' then
      movida := new.bandeja <> old.bandeja and not de_servidor;
    end if;
    if tg_op = 'DELETE' or movida then
      delete from correo_externos
       where cuenta_id = old.cuenta_id and usuario_id = old.usuario_id and copia_id = old.id and retirado;
    end if;
    if tg_op = 'DELETE' then
      -- Housekeeping, which acts for nobody, empties the trash here alone.
      update correo_externos
         set copia_id = null, pendiente = nullif(current_setting('app.usuario_id', true), '') is not null,
             intentos = 0, intentar_desde = null
       where cuenta_id = old.cuenta_id and usuario_id = old.usuario_id and copia_id = old.id;
      return old;
    end if;
    update correo_externos e set pendiente = true, mover = e.mover or movida, intentos = 0, intentar_desde = null
      from correo_carpetas_externas f
     where e.cuenta_id = new.cuenta_id and e.usuario_id = new.usuario_id and e.copia_id = new.id
       and f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
       and (e.visto <> new.leido or e.destacado <> new.destacado or movida and ${isMoved});
    return null;
  end $$`;

/**
 * Mails that are out of the inbox without being deleted, here and in accounts elsewhere. And of these accounts: how often
 * they failed, so that another one can have their place meanwhile, and the other addresses of their person.
 */
export class CorreosApartados1763700000048 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      ...BANDEJAS(`, 'archive'`),
      ...PAPELES(`, 'archive'`),
      // As its server calls it, without the folders above it.
      `alter table correo_carpetas_externas add column nombre text check (length(nombre) <= 1000)`,
      COPIA_EXTERNA(`
            case when new.bandeja in ('spam', 'trash', 'archive') then new.bandeja else 'aqui' end
            <> case when f.papel in ('spam', 'trash') then f.papel
                    when f.papel in ('archive', 'otra', 'todos') and not new.propia then 'archive' else 'aqui' end`),
      // What came from other folders of an account leaves the inbox, where its server does not have it.
      `select set_config('app.de_servidor', 'true', true)`,
      `with lugares as (
         select e.cuenta_id, e.copia_id from correo_externos e
           join correo_carpetas_externas f on f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
          where e.uid is not null and e.copia_id is not null
          group by 1, 2 having bool_and(f.papel in ('otra', 'todos')) and bool_and(e.traido))
       update correo_copias k set bandeja = 'archive' from lugares l
        where k.cuenta_id = l.cuenta_id and k.id = l.copia_id and k.bandeja = 'inbox'`,
      `select set_config('app.de_servidor', '', true)`,
      `alter table correo_cuentas_externas
         -- How often in a row it could not be followed, since when, and until when it is left alone.
         add column fallas integer not null default 0,
         add column caida_desde timestamptz,
         add column intentar_desde timestamptz,
         -- Refusals in a row for which its server gave no reason.
         add column dudas integer not null default 0,
         add column dudas_desde timestamptz,
         add column duda_ultima timestamptz,
         -- The other addresses from which the person writes there, in lower case.
         add column alias text[] not null default '{}' check (cardinality(alias) <= 20)`,
      'grant select (intentar_desde) on correo_cuentas_externas to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop trigger correo_copia_externa on correo_copias',
      `update correo_copias set bandeja = 'inbox' where bandeja = 'archive'`,
      `update correo_carpetas_externas set papel = 'otra' where papel = 'archive'`,
      ...BANDEJAS(''),
      ...PAPELES(''),
      COPIA_EXTERNA(`(new.bandeja in ('spam', 'trash') or f.papel in ('spam', 'trash'))`),
      `create trigger correo_copia_externa after update of leido, destacado, bandeja on correo_copias for each row
         when (new.leido <> old.leido or new.destacado <> old.destacado or new.bandeja <> old.bandeja)
         execute function correo_copia_externa()`,
      'alter table correo_carpetas_externas drop column nombre',
      `alter table correo_cuentas_externas drop column fallas, drop column caida_desde, drop column intentar_desde,
         drop column dudas, drop column dudas_desde, drop column duda_ultima, drop column alias`,
    ]);
  }
}
