-- Small pictures of the pictures of all domains. Rows of a cuenta with the same bytes share one.

-- The pictures from which a small one is made: not larger than 25 MB, and of a kind that can be read.
create view fotos as
select cuenta_id, sha256, clave, autor_id as usuario_id, miniatura from documento_versiones
 where bytes <= 26214400 and mime in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')
union all
select cuenta_id, sha256, clave, autor_id as usuario_id, miniatura from archivo_versiones
 where bytes <= 26214400 and mime in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')
union all
select cuenta_id, sha256, clave, subido_por as usuario_id, miniatura from chat_adjuntos
 where bytes <= 26214400 and mime in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')
   and (suelto_desde is null or mensaje_id is null)
union all
select cuenta_id, sha256, clave, subido_por as usuario_id, miniatura from correo_adjuntos
 where bytes <= 26214400 and mime in ('image/jpeg', 'image/png', 'image/webp', 'image/gif') and not en_linea;

create function fotos_sin_miniatura(cuantas integer) returns table ("cuentaId" uuid, sha256 text)
language sql security definer set search_path = pg_catalog, public as $$
select distinct f.cuenta_id, f.sha256 from fotos f where f.miniatura is null limit cuantas $$;
revoke execute on function fotos_sin_miniatura(integer) from public;
grant execute on function fotos_sin_miniatura(integer) to carpetas_platform;

-- The rest of the answer is that of a row which waits, and what another row with the same bytes has.
create function foto_por_achicar(la_cuenta uuid, hash text)
returns table (clave text, "usuarioId" uuid, miniatura text)
language sql security definer set search_path = pg_catalog, public as $$
select f.clave, f.usuario_id, (
         select max(h.miniatura) from fotos h where h.cuenta_id = la_cuenta and h.sha256 = hash)
  from fotos f where f.cuenta_id = la_cuenta and f.sha256 = hash and f.miniatura is null limit 1 $$;
revoke execute on function foto_por_achicar(uuid, text) from public;
grant execute on function foto_por_achicar(uuid, text) to carpetas_platform;

-- Gives one to all rows that wait for it, and answers who filed them. Of two at once, the second one uses the first's.
create function poner_miniatura(la_cuenta uuid, hash text, nueva text) returns table ("usuarioId" uuid)
language plpgsql security definer set search_path = pg_catalog, public as $$
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
    with documento_versiones_ahora as (
      update documento_versiones set miniatura = puesta
       where cuenta_id = la_cuenta and sha256 = hash and miniatura is null and bytes <= 26214400
         and mime in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')
      returning autor_id as usuario_id),
    archivo_versiones_ahora as (
      update archivo_versiones set miniatura = puesta
       where cuenta_id = la_cuenta and sha256 = hash and miniatura is null and bytes <= 26214400
         and mime in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')
      returning autor_id as usuario_id),
    chat_adjuntos_ahora as (
      update chat_adjuntos set miniatura = puesta
       where cuenta_id = la_cuenta and sha256 = hash and miniatura is null and bytes <= 26214400
         and mime in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')
         and (suelto_desde is null or mensaje_id is null)
      returning subido_por as usuario_id),
    correo_adjuntos_ahora as (
      update correo_adjuntos set miniatura = puesta
       where cuenta_id = la_cuenta and sha256 = hash and miniatura is null and bytes <= 26214400
         and mime in ('image/jpeg', 'image/png', 'image/webp', 'image/gif') and not en_linea
      returning subido_por as usuario_id)
    select usuario_id from documento_versiones_ahora
    union select usuario_id from archivo_versiones_ahora
    union select usuario_id from chat_adjuntos_ahora
    union select usuario_id from correo_adjuntos_ahora;
  if found then
    update imagenes set retirada_en = null where clave = substring(puesta from '[^/]+$');
  end if;
end $$;
revoke execute on function poner_miniatura(uuid, text, text) from public;
grant execute on function poner_miniatura(uuid, text, text) to carpetas_platform;

create function miniatura_sin_filas() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  -- Waits for who gives it to another row now, which the next statement sees.
  perform 1 from imagenes where clave = substring(old.miniatura from '[^/]+$') for update;
  update imagenes set retirada_en = now()
   where clave = substring(old.miniatura from '[^/]+$') and retirada_en is null
     and not exists (select 1 from fotos f
                      where f.cuenta_id = old.cuenta_id and f.sha256 = old.sha256
                        and f.miniatura = old.miniatura);
  return null;
end $$;

create trigger miniatura_sin_filas after delete on documento_versiones
  for each row when (old.miniatura <> '') execute function miniatura_sin_filas();
create trigger miniatura_sin_filas after delete on archivo_versiones
  for each row when (old.miniatura <> '') execute function miniatura_sin_filas();
create trigger miniatura_sin_filas after delete on chat_adjuntos
  for each row when (old.miniatura <> '') execute function miniatura_sin_filas();
create trigger miniatura_sin_filas after delete on correo_adjuntos
  for each row when (old.miniatura <> '') execute function miniatura_sin_filas();
create trigger miniatura_sin_mensaje after update of suelto_desde on chat_adjuntos
  for each row when (old.miniatura <> '' and new.suelto_desde is not null and new.mensaje_id is not null)
  execute function miniatura_sin_filas();
