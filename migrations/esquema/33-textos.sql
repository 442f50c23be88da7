-- The texts of files, read by a job and searched.

-- Thousands are written with dots or without, and words may be divided at the end of a line.
create function texto_buscable(texto text) returns text language sql immutable parallel safe
return regexp_replace(sin_acentos(texto), '(\d)\.(?=\d{3})', '\1', 'g');

-- A tsvector holds 1 MB, which a text of many different words exceeds: then its beginning is indexed. What
-- array_to_tsvector makes is not checked, nor that each entry has at most 2,047 bytes.
create function partes_de_texto(cuenta uuid, texto text) returns tsvector
language plpgsql immutable set search_path = pg_catalog, public as $$
declare
  entero text := texto_buscable(texto);
  partes text[];
begin
  loop
    begin
      partes := array(
        select right(cuenta::text, 6) || '=' || raiz
          from unnest(tsvector_to_array(to_tsvector('spanish', entero))) as raiz
         where octet_length(raiz) <= 2000);
      if (select coalesce(sum(octet_length(parte)), 0) <= 900000 from unnest(partes) as parte) then
        return array_to_tsvector(partes);
      end if;
    exception when program_limit_exceeded then
      -- As if it were too much.
    end;
    entero := left(entero, length(entero) / 2);
  end loop;
end $$;

-- Texts of files, one for the same bytes of a cuenta.
create table textos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
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
);

alter table textos alter column partes set statistics 0;
-- First those that were tried least, then the latest: an old archive keeps no new file waiting.
create index textos_pendientes on textos (por_reconocer, intentos, pedido_en desc) where estado = 'pendiente';
-- For when the recognition of letters is switched on.
create index textos_sin_reconocer on textos (cuenta_id, sha256)
  where motivo = 'sin_reconocer' and estado <> 'pendiente';
create index textos_pedidos on textos (cuenta_id, pedido_por);
create index textos_recientes on textos (cuenta_id, pedido_en desc) where texto is not null;
create index textos_busqueda on textos using gin (partes) with (fastupdate = off) where texto is not null;

-- Each word of a search is found by its stem, or as the beginning of one. Words such as «de» are left out.
create function partes_buscadas(palabras text) returns tsquery language sql stable parallel safe
return (
  select coalesce(
           string_agg('(' || raices || ' | ' || entrada_de_la_cuenta('=' || singular) || ':*)', ' & '), '')::tsquery
    from unnest(string_to_array(texto_buscable(palabras), ' ')) as palabra,
         lateral (select regexp_replace(palabra, '([cs]ion)es$', '\1') as singular) as s,
         lateral (
           select string_agg('(' || partes_de_raices(forma)::text || ')', ' | ') as raices
             from unnest(array[palabra, singular, regexp_replace(singular, '([cs]ion)$', '\1es')]) as forma
            where partes_de_raices(forma)::text <> '') as r
   where raices <> '');

-- Who finds it asked for locks it, so that a deletion at the same time sees the new bytes.
create function pedir_texto(hash text, la_clave text, el_mime text, los_bytes bigint, quien uuid) returns void
language sql security definer set search_path = pg_catalog, public as $$
insert into textos (cuenta_id, sha256, clave, mime, bytes, pedido_por)
  values (:cuenta, hash, la_clave, el_mime, los_bytes, quien)
  on conflict (cuenta_id, sha256) do update set clave = textos.clave $$;
revoke execute on function pedir_texto(text, text, text, bigint, uuid) from public;
grant execute on function pedir_texto(text, text, text, bigint, uuid) to carpetas_tenant;

create function textos_sin_perder() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if coalesce(length(new.texto), 0) < length(old.texto) then
    new.texto := old.texto;
    new.estado := 'listo';
    new.incompleto := true;
  end if;
  return new;
end $$;

create function textos_sin_bytes() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  otra text;
begin
  -- Waits for who asks for it now, whose bytes the next statement sees.
  perform 1 from textos where cuenta_id = old.cuenta_id and sha256 = old.sha256 for update;
  select clave into otra from (select clave from documento_versiones
                            where cuenta_id = old.cuenta_id and sha256 = old.sha256
                           union all
                           select clave from archivo_versiones
                            where cuenta_id = old.cuenta_id and sha256 = old.sha256) as v limit 1;
  if otra is null then
    delete from textos where cuenta_id = old.cuenta_id and sha256 = old.sha256;
  else
    update textos set clave = otra
     where cuenta_id = old.cuenta_id and sha256 = old.sha256 and clave = old.clave;
  end if;
  return null;
end $$;

call table_of_cuenta('textos',
  seen => $$
    exists (select 1 from documento_versiones v where v.cuenta_id = textos.cuenta_id and v.sha256 = textos.sha256)
    or exists (select 1 from archivo_versiones v where v.cuenta_id = textos.cuenta_id and v.sha256 = textos.sha256)$$,
  may => 'select');
create policy lectura on textos to carpetas_platform using (true) with check (true);
grant select (cuenta_id, sha256, clave, mime, bytes, estado, motivo, por_reconocer, intentos, tomado_en, pedido_por,
  pedido_en) on textos to carpetas_platform;
grant update (estado, motivo, por_reconocer, incompleto, texto, intentos, tomado_en, leido_en)
  on textos to carpetas_platform;

create trigger textos_sin_perder before update of texto on textos
  for each row when (old.por_reconocer) execute function textos_sin_perder();
create trigger textos_sin_bytes after delete on documento_versiones for each row execute function textos_sin_bytes();
create trigger textos_sin_bytes after delete on archivo_versiones
  for each row execute function textos_sin_bytes();

-- Hashes alone lead from here to the rows of documents, whose policies decide what is found.
create view textos_por_partes as
select cuenta_id, sha256, partes from textos
 where cuenta_id is not distinct from :buscada and texto is not null;
grant select on textos_por_partes to carpetas_tenant;

-- The same without the index: of a word that many texts have, the first rows of an order are soon found.
create view textos_hallables as
select cuenta_id, sha256, pedido_en, partes from textos
 where cuenta_id = :buscada and texto is not null;
grant select on textos_hallables to carpetas_tenant;
