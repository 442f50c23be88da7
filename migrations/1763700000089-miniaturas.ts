import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** The tables whose rows have bytes (cuenta_id, sha256, clave), with the column of who filed them. */
const TABLES = [
  { table: 'documento_versiones', who: 'autor_id' },
  { table: 'archivo_versiones', who: 'autor_id' },
  { table: 'chat_adjuntos', who: 'subido_por' },
  { table: 'correo_adjuntos', who: 'subido_por' },
];

/** What a small picture is made of. */
const PICTURE = `bytes <= 26214400 and mime in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')`;

/** What else a row must be to have a small picture. */
const CONDITIONS: Record<string, string> = {
  // A file goes with its message at once, though its row stays for a day.
  chat_adjuntos: ' and (suelto_desde is null or mensaje_id is null)',
  // The text of the mail shows the others.
  correo_adjuntos: ' and not en_linea',
};
const pictureOf = (table: string) => PICTURE + (CONDITIONS[table] ?? '');

/**
 * Small pictures of documents, of the drive, of chats and of mails are made one way. Rows of a cuenta with the same bytes
 * share one. Null is one that is not made yet; an empty text says that it cannot be made.
 */
export class Miniaturas1763700000089 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // Nobody works at the queue of the drive alone any more.
      `do $$ begin
         if to_regclass('pgboss.schedule') is not null then
           delete from pgboss.schedule where name = 'archivos-miniaturas-que-faltan';
         end if;
       end $$`,
      'drop trigger archivo_version_sin_miniatura on archivo_versiones',
      'drop function archivo_version_sin_miniatura()',
      'drop function versiones_sin_miniatura(integer)',
      'drop index archivo_versiones_sin_miniatura',
      // The functions below write it alone.
      'revoke update (miniatura) on archivo_versiones from carpetas_tenant',
      'revoke select (miniatura) on chat_adjuntos from carpetas_platform',
      'alter table documento_versiones add column miniatura text',
      'alter table correo_adjuntos add column miniatura text',
      ...TABLES.flatMap(({ table }) => [
        `create index ${table}_sin_miniatura on ${table} (cuenta_id, sha256)
           where miniatura is null and ${pictureOf(table)}`,
        `create policy miniaturas on ${table} for select to current_user using (true)`,
        `create policy miniatura_puesta on ${table} for update to current_user using (true)`,
      ]),
      ...['chat_adjuntos', 'correo_adjuntos'].map(
        (table) => `create index ${table}_miniatura on ${table} (cuenta_id, sha256) where miniatura is not null`,
      ),
      `create view fotos as ${TABLES.map(
        ({ table, who }) =>
          `select cuenta_id, sha256, clave, ${who} as usuario_id, miniatura from ${table} where ${pictureOf(table)}`,
      ).join(' union all ')}`,
    ]);
    await this.making(runner);
    await this.deletion(runner);
  }

  /** The job makes those of all cuentas. */
  private async making(runner: QueryRunner): Promise<void> {
    const updates = TABLES.map(
      ({ table, who }) =>
        `${table}_ahora as (
           update ${table} set miniatura = puesta
            where cuenta_id = la_cuenta and sha256 = hash and miniatura is null and ${pictureOf(table)}
            returning ${who} as usuario_id)`,
    );
    const definer = 'security definer set search_path = pg_catalog, public';
    await runAll(runner, [
      `create function fotos_sin_miniatura(cuantas integer) returns table ("cuentaId" uuid, sha256 text)
         language sql ${definer} as $$
         select distinct f.cuenta_id, f.sha256 from fotos f where f.miniatura is null limit cuantas $$`,
      // The rest of the answer is that of a row which waits, and what another row with the same bytes has.
      `create function foto_por_achicar(la_cuenta uuid, hash text)
         returns table (clave text, "usuarioId" uuid, miniatura text) language sql ${definer} as $$
         select f.clave, f.usuario_id, (
                  select max(h.miniatura) from fotos h where h.cuenta_id = la_cuenta and h.sha256 = hash)
           from fotos f where f.cuenta_id = la_cuenta and f.sha256 = hash and f.miniatura is null limit 1 $$`,
      // Gives one to all rows that wait for it, and answers who filed them. Of two at once, the second one uses the first's.
      `create function poner_miniatura(la_cuenta uuid, hash text, nueva text) returns table ("usuarioId" uuid)
         language plpgsql ${definer} as $$
         declare
           puesta text;
         begin
           perform pg_advisory_xact_lock(hashtextextended('miniatura/' || la_cuenta || hash, 0));
           select max(f.miniatura) into puesta from fotos f
            where f.cuenta_id = la_cuenta and f.sha256 = hash and f.miniatura <> '';
           puesta := coalesce(puesta, nueva);
           -- A deletion of its last row at the same time sees the new ones.
           perform 1 from imagenes where clave = substring(puesta from '[^/]+$') for update;
           return query
             with ${updates.join(', ')}
             ${TABLES.map(({ table }) => `select usuario_id from ${table}_ahora`).join(' union ')};
           if found then
             update imagenes set retirada_en = null where clave = substring(puesta from '[^/]+$');
           end if;
         end $$`,
      ...['fotos_sin_miniatura(integer)', 'foto_por_achicar(uuid, text)', 'poner_miniatura(uuid, text, text)'].flatMap(
        (signature) => [
          `revoke execute on function ${signature} from public`,
          `grant execute on function ${signature} to carpetas_platform`,
        ],
      ),
    ]);
  }

  /** A small picture is retired with the last row that shows it. */
  private async deletion(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create function miniatura_sin_filas() returns trigger language plpgsql security definer
         set search_path = pg_catalog, public as $$
         begin
           -- Waits for who gives it to another row now, which the next statement sees.
           perform 1 from imagenes where clave = substring(old.miniatura from '[^/]+$') for update;
           update imagenes set retirada_en = now()
            where clave = substring(old.miniatura from '[^/]+$') and retirada_en is null
              and not exists (select 1 from fotos f
                               where f.cuenta_id = old.cuenta_id and f.sha256 = old.sha256
                                 and f.miniatura = old.miniatura);
           return null;
         end $$`,
      ...TABLES.map(
        ({ table }) =>
          `create trigger miniatura_sin_filas after delete on ${table}
             for each row when (old.miniatura <> '') execute function miniatura_sin_filas()`,
      ),
      `create trigger miniatura_sin_mensaje after update of suelto_desde on chat_adjuntos
         for each row when (old.miniatura <> '' and new.suelto_desde is not null and new.mensaje_id is not null)
         execute function miniatura_sin_filas()`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop trigger miniatura_sin_mensaje on chat_adjuntos',
      ...TABLES.map(({ table }) => `drop trigger miniatura_sin_filas on ${table}`),
      'drop function miniatura_sin_filas(), poner_miniatura(uuid, text, text), foto_por_achicar(uuid, text)',
      'drop function fotos_sin_miniatura(integer)',
      'drop view fotos',
      'drop index chat_adjuntos_miniatura',
      'drop index correo_adjuntos_miniatura',
      ...TABLES.flatMap(({ table }) => [
        `drop policy miniaturas on ${table}`,
        `drop policy miniatura_puesta on ${table}`,
        `drop index ${table}_sin_miniatura`,
      ]),
      'alter table correo_adjuntos drop column miniatura',
      'alter table documento_versiones drop column miniatura',
      'grant select (miniatura) on chat_adjuntos to carpetas_platform',
      'grant update (miniatura) on archivo_versiones to carpetas_tenant',
      ...[`archivo_versiones`, 'chat_adjuntos'].map(
        (table) => `update ${table} set miniatura = null where miniatura = ''`,
      ),
      `create index archivo_versiones_sin_miniatura on archivo_versiones (cuenta_id, sha256)
         where miniatura is null and ${PICTURE}`,
      `create function versiones_sin_miniatura(cuantas integer)
         returns table ("cuentaId" uuid, "usuarioId" uuid, sha256 text)
         language sql security definer set search_path = pg_catalog, public as $$
         select * from (
           select distinct on (v.cuenta_id, v.sha256) v.cuenta_id, v.autor_id, v.sha256
             from archivo_versiones v where miniatura is null and ${PICTURE}
            order by v.cuenta_id, v.sha256) as sin
          order by random() limit cuantas $$`,
      'revoke execute on function versiones_sin_miniatura(integer) from public',
      'grant execute on function versiones_sin_miniatura(integer) to carpetas_platform',
      `create function archivo_version_sin_miniatura() returns trigger language plpgsql security definer
         set search_path = pg_catalog, public as $$
         begin
           perform pg_advisory_xact_lock(hashtextextended(old.miniatura, 0));
           update imagenes set retirada_en = now()
            where clave = substring(old.miniatura from '[^/]+$')
              and not exists (select 1 from archivo_versiones v
                               where v.cuenta_id = old.cuenta_id and v.sha256 = old.sha256
                                 and v.miniatura = old.miniatura);
           return null;
         end $$`,
      `create trigger archivo_version_sin_miniatura after delete on archivo_versiones
         for each row when (old.miniatura is not null) execute function archivo_version_sin_miniatura()`,
    ]);
  }
}
