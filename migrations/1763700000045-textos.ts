import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, CURRENT_CUENTA, openToOwner, protectTenantTable, runAll, SEARCHED_CUENTA } from './support.js';

/** The tables whose rows have bytes (cuenta_id, sha256, clave): who sees such a row sees the text of its bytes. */
const WITH_BYTES = ['documento_versiones'];

const anyWithBytes = (condition: (table: string) => string) => WITH_BYTES.map(condition).join(' or ');

/** As in searches by parts of words: two cuentas may share it, so searches ask for the cuenta too. */
const KEY = 'right(cuenta::text, 6)';

/** The texts of files, one for the same bytes of a cuenta, whoever has them. They are read by a job, and searched. */
export class Textos1763700000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // Thousands are written with dots or without, and words may be divided at the end of a line.
      `create function texto_buscable(texto text) returns text language sql immutable parallel safe
         return regexp_replace(sin_acentos(texto), '(\\d)\\.(?=\\d{3})', '\\1', 'g')`,
      // A tsvector holds 1 MB, which a text of many different words exceeds: then its beginning is indexed. What
      // array_to_tsvector makes is not checked, nor that each entry has at most 2,047 bytes.
      `create function partes_de_texto(cuenta uuid, texto text) returns tsvector
         language plpgsql immutable set search_path = pg_catalog, public as $$
         declare
           entero text := texto_buscable(texto);
           partes text[];
         begin
           loop
             begin
               partes := array(
                 select ${KEY} || '=' || raiz from unnest(tsvector_to_array(to_tsvector('spanish', entero))) as raiz
                  where octet_length(raiz) <= 2000);
               if (select coalesce(sum(octet_length(parte)), 0) <= 900000 from unnest(partes) as parte) then
                 return array_to_tsvector(partes);
               end if;
             exception when program_limit_exceeded then
               -- As if it were too much.
             end;
             entero := left(entero, length(entero) / 2);
           end loop;
         end $$`,
      // Each word of a search is found by its stem, or as the beginning of one. Words such as «de» are left out.
      `create function partes_buscadas(palabras text) returns tsquery language sql stable parallel safe
         return (
           select coalesce(string_agg('(' || raices || ' | ' || entrada_de_la_cuenta('=' || palabra) || ':*)', ' & '), '')::tsquery
             from unnest(string_to_array(texto_buscable(palabras), ' ')) as palabra,
                  lateral (select partes_de_raices(palabra)::text as raices) as r
            where raices <> '')`,
      `create table textos (
         ${CUENTA_COLUMN},
         sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
         clave text not null,
         mime text not null,
         bytes bigint not null check (bytes >= 0),
         estado text not null default 'pendiente'
           check (estado in ('pendiente', 'listo', 'sin_texto', 'protegido', 'fallido', 'demasiado_grande')),
         motivo text check (length(motivo) <= 40),
         por_reconocer boolean not null default false,
         incompleto boolean not null default false,
         texto text check (length(texto) <= 1000000),
         partes tsvector generated always as (partes_de_texto(cuenta_id, texto)) stored,
         intentos integer not null default 0,
         tomado_en timestamptz,
         pedido_por uuid not null,
         pedido_en timestamptz not null default now(),
         leido_en timestamptz,
         primary key (cuenta_id, sha256),
         foreign key (cuenta_id, pedido_por) references membresias (cuenta_id, usuario_id)
       )`,
      // First those that were tried least, then the latest: an old archive keeps no new file waiting.
      `create index textos_pendientes on textos (por_reconocer, intentos, pedido_en desc) where estado = 'pendiente'`,
      // For when the recognition of letters is switched on.
      `create index textos_sin_reconocer on textos (cuenta_id, sha256)
         where motivo = 'sin_reconocer' and estado <> 'pendiente'`,
      'create index textos_pedidos on textos (cuenta_id, pedido_por)',
      'create index textos_recientes on textos (cuenta_id, pedido_en desc) where texto is not null',
      `create index textos_busqueda on textos using gin (partes) with (fastupdate = off) where texto is not null`,
      'alter table textos alter column partes set statistics 0',
    ]);
    await protectTenantTable(runner, 'textos', {
      visible: anyWithBytes(
        (table) =>
          `exists (select 1 from ${table} v where v.cuenta_id = textos.cuenta_id and v.sha256 = textos.sha256)`,
      ),
      privileges: 'select',
    });
    await openToOwner(runner, 'textos');
    await this.requests(runner);
    await this.reading(runner);
    await this.keeping(runner);
    await this.deletion(runner);
    await runAll(runner, [
      // Hashes alone lead from here to the rows of documents, whose policies decide what is found.
      `create view textos_por_partes as
         select cuenta_id, sha256, partes from textos
          where cuenta_id is not distinct from ${SEARCHED_CUENTA} and texto is not null`,
      // The same without the index: of a word that many texts have, the first rows of an order are soon found.
      `create view textos_hallables as
         select cuenta_id, sha256, pedido_en, partes from textos
          where cuenta_id = ${SEARCHED_CUENTA} and texto is not null`,
      'grant select on textos_por_partes, textos_hallables to carpetas_tenant',
      // What there was before is read little by little, after what is new.
      `insert into textos (cuenta_id, sha256, clave, mime, bytes, pedido_por, pedido_en)
         select distinct on (cuenta_id, sha256) cuenta_id, sha256, clave, mime, bytes, autor_id, creada_en
           from documento_versiones order by cuenta_id, sha256, creada_en`,
    ]);
  }

  /** Who files bytes asks for their text, also where a policy hides that somebody did before. */
  private async requests(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'create policy pedidos on textos for insert to current_user with check (true)',
      // Who finds it asked for locks it, so that a deletion at the same time sees the new bytes.
      `create function pedir_texto(hash text, la_clave text, el_mime text, los_bytes bigint, quien uuid) returns void
         language sql security definer set search_path = pg_catalog, public as $$
         insert into textos (cuenta_id, sha256, clave, mime, bytes, pedido_por)
           values (${CURRENT_CUENTA}, hash, la_clave, el_mime, los_bytes, quien)
           on conflict (cuenta_id, sha256) do update set clave = textos.clave $$`,
      'revoke execute on function pedir_texto(text, text, text, bigint, uuid) from public',
      'grant execute on function pedir_texto(text, text, text, bigint, uuid) to carpetas_tenant',
    ]);
  }

  /** The job takes files of all cuentas and writes their texts, which it cannot read again. */
  private async reading(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'create policy lectura on textos to carpetas_platform using (true) with check (true)',
      `grant select (cuenta_id, sha256, clave, mime, bytes, estado, motivo, por_reconocer, intentos, tomado_en, pedido_por,
                     pedido_en) on textos to carpetas_platform`,
      `grant update (estado, motivo, por_reconocer, incompleto, texto, intentos, tomado_en, leido_en)
         on textos to carpetas_platform`,
    ]);
  }

  /** A second reading that recognises letters may end before it has all that the first one read. */
  private async keeping(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create function textos_sin_perder() returns trigger language plpgsql set search_path = pg_catalog, public as $$
         begin
           if coalesce(length(new.texto), 0) < length(old.texto) then
             new.texto := old.texto;
             new.estado := 'listo';
             new.incompleto := true;
           end if;
           return new;
         end $$`,
      `create trigger textos_sin_perder before update of texto on textos
         for each row when (old.por_reconocer) execute function textos_sin_perder()`,
    ]);
  }

  /** With the last row that has its bytes a text is deleted; until then its file is that of another one. */
  private async deletion(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'create policy borrado on textos for delete to current_user using (true)',
      'create policy otra_clave on textos for update to current_user using (true)',
      `create function textos_sin_bytes() returns trigger language plpgsql security definer
         set search_path = pg_catalog, public as $$
         declare
           otra text;
         begin
           -- Waits for who asks for it now, whose bytes the next statement sees.
           perform 1 from textos where cuenta_id = old.cuenta_id and sha256 = old.sha256 for update;
           select clave into otra from (
             ${WITH_BYTES.map((table) => `select clave from ${table} where cuenta_id = old.cuenta_id and sha256 = old.sha256`).join(' union all ')}
           ) as v limit 1;
           if otra is null then
             delete from textos where cuenta_id = old.cuenta_id and sha256 = old.sha256;
           else
             update textos set clave = otra
              where cuenta_id = old.cuenta_id and sha256 = old.sha256 and clave = old.clave;
           end if;
           return null;
         end $$`,
      ...WITH_BYTES.map(
        (table) =>
          `create trigger textos_sin_bytes after delete on ${table} for each row execute function textos_sin_bytes()`,
      ),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      ...WITH_BYTES.map((table) => `drop trigger textos_sin_bytes on ${table}`),
      'drop function textos_sin_bytes()',
      'drop function pedir_texto(text, text, text, bigint, uuid)',
      'drop view textos_por_partes, textos_hallables',
      'drop table textos',
      'drop function textos_sin_perder()',
      'drop function partes_buscadas(text), partes_de_texto(uuid, text), texto_buscable(text)',
    ]);
  }
}
