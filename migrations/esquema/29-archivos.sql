-- The office's own files: nested directorios, and archivos with immutable versions.

-- Nested folders of the office's own files.
create table directorios (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  padre_id uuid,
  nombre text not null check (length(nombre) between 1 and 120),
  descripcion text check (length(descripcion) between 1 and 2000),
  -- Whether it is marked for titulares and adscriptos alone.
  restringido boolean not null default false,
  -- Whether it, or one above it, is marked so. The database keeps it.
  reservado boolean not null default false,
  creado_por uuid not null,
  creado_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now(),
  eliminado_en timestamptz,
  eliminado_por uuid,
  se_elimina_en timestamptz,
  -- What was put into the trash: this one, or a directorio above it.
  eliminado_con uuid,
  nombre_orden text collate "C" not null generated always as (orden_es(nombre)) stored,
  check (num_nulls(eliminado_en, eliminado_por, se_elimina_en, eliminado_con) in (0, 4)),
  primary key (cuenta_id, id),
  check (padre_id <> id),
  foreign key (cuenta_id, padre_id) references directorios (cuenta_id, id),
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
  foreign key (cuenta_id, eliminado_por) references membresias (cuenta_id, usuario_id)
);

-- The office's own files.
create table archivos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  directorio_id uuid,
  nombre text not null check (length(nombre) between 1 and 255),
  descripcion text check (length(descripcion) between 1 and 2000),
  -- The n of the newest version, and its size.
  version_actual integer not null check (version_actual > 0),
  bytes bigint not null check (bytes > 0),
  -- As that of its directorio. The database keeps it.
  reservado boolean not null default false,
  creado_por uuid not null,
  creado_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now(),
  eliminado_en timestamptz,
  eliminado_por uuid,
  se_elimina_en timestamptz,
  -- What was put into the trash: this one, or a directorio above it.
  eliminado_con uuid,
  nombre_orden text collate "C" not null generated always as (orden_es(nombre)) stored,
  extension text collate "C" not null generated always as
    (coalesce(lower(substring(nombre from '[^.]\.([^.[:space:]]+)$')), '')) stored,
  busqueda text generated always as (sin_acentos(nombre)) stored,
  carpeta_id uuid,
  check (num_nulls(eliminado_en, eliminado_por, se_elimina_en, eliminado_con) in (0, 4)),
  primary key (cuenta_id, id),
  foreign key (cuenta_id, directorio_id) references directorios (cuenta_id, id),
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
  foreign key (cuenta_id, eliminado_por) references membresias (cuenta_id, usuario_id),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete set null (carpeta_id)
);

-- Versions of archivos, which never change.
create table archivo_versiones (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  archivo_id uuid not null,
  n integer not null check (n > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes > 0),
  mime text not null,
  nombre_original text not null check (length(nombre_original) between 1 and 255),
  -- Copies of a file, and restored versions, share the stored bytes.
  clave text not null,
  autor_id uuid not null,
  motivo text check (length(motivo) <= 300),
  creada_en timestamptz not null default now(),
  -- Its small picture: null is not made yet, empty cannot be made.
  miniatura text,
  primary key (cuenta_id, archivo_id, n),
  foreign key (cuenta_id, archivo_id) references archivos (cuenta_id, id),
  foreign key (cuenta_id, autor_id) references membresias (cuenta_id, usuario_id)
);

-- Who saw an archivo last, and when.
create table archivo_lecturas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  archivo_id uuid not null,
  usuario_id uuid not null,
  visto_en timestamptz not null,
  primary key (cuenta_id, archivo_id, usuario_id),
  foreign key (cuenta_id, archivo_id) references archivos (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

-- Of equal names in one place, one remains. What somebody does not see takes no name from them. With reservado, which
-- comes from above, two of one name would keep what holds them from being restricted.
create unique index directorios_nombre on directorios
  (cuenta_id, padre_id, restringido, nombre_orden) nulls not distinct where eliminado_en is null;
create index directorios_padre on directorios (cuenta_id, padre_id);
create index directorios_creado_por on directorios (cuenta_id, creado_por);
create index directorios_papelera on directorios (se_elimina_en) where se_elimina_en is not null;

create unique index archivos_nombre on archivos (cuenta_id, directorio_id, nombre_orden) nulls not distinct
  where eliminado_en is null;
create index archivos_directorio on archivos (cuenta_id, directorio_id);
create index archivos_creado_por on archivos (cuenta_id, creado_por);
create index archivos_papelera on archivos (se_elimina_en) where se_elimina_en is not null;
create index archivos_carpeta on archivos (cuenta_id, carpeta_id) where carpeta_id is not null;

create index archivo_versiones_clave on archivo_versiones (clave);
create index archivo_versiones_uso on archivo_versiones (cuenta_id) include (bytes);
create index archivo_versiones_autor on archivo_versiones (cuenta_id, autor_id);
create index archivo_versiones_hash on archivo_versiones (cuenta_id, sha256);
create index archivo_versiones_sin_miniatura on archivo_versiones (cuenta_id, sha256)
  where miniatura is null and bytes <= 26214400 and mime in ('image/jpeg', 'image/png', 'image/webp', 'image/gif');

create index archivo_lecturas_usuario on archivo_lecturas (cuenta_id, usuario_id);

-- Two moves wait for each other, so that together they make no circle.
create function directorio_colocado() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('directorios/' || new.cuenta_id, 0));
  if exists (
    with recursive arriba as (
      select d.id, d.padre_id from directorios d where d.cuenta_id = new.cuenta_id and d.id = new.padre_id
      union
      select d.id, d.padre_id from directorios d join arriba a on d.id = a.padre_id
       where d.cuenta_id = new.cuenta_id)
    select 1 from arriba where id = new.id) then
    raise exception using errcode = 'check_violation', message = 'A directorio cannot be inside itself.';
  end if;
  new.reservado := new.restringido or coalesce((
    select d.reservado from directorios d where d.cuenta_id = new.cuenta_id and d.id = new.padre_id), false);
  return new;
end $$;

-- What a directorio holds follows it, one level after the other.
create function directorio_reservado() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update archivos set reservado = new.reservado
   where cuenta_id = new.cuenta_id and directorio_id = new.id and reservado <> new.reservado;
  update directorios set reservado = new.reservado or restringido
   where cuenta_id = new.cuenta_id and padre_id = new.id and reservado <> (new.reservado or restringido);
  return null;
end $$;

create function archivo_colocado() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('directorios/' || new.cuenta_id, 0));
  new.reservado := coalesce((
    select d.reservado from directorios d where d.cuenta_id = new.cuenta_id and d.id = new.directorio_id), false);
  return new;
end $$;

-- Its bytes become those of an abandoned upload with the last version that has them. Of two at once, one sees the
-- other. With a cuenta, all of its bytes go.
create function archivo_version_borrada() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(old.clave, 0));
  insert into subidas (cuenta_id, clave, usuario_id, vista_en)
    select old.cuenta_id, old.clave, old.autor_id, '-infinity'
     where not exists (select 1 from archivo_versiones v where v.clave = old.clave)
       and exists (select 1 from cuentas c where c.id = old.cuenta_id)
    on conflict do nothing;
  return null;
end $$;

-- Whether a directorio holds, or took into the trash, what the running user does not see, at any depth.
create function directorio_con_ocultos(directorio uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
with recursive adentro as (
  select d.id, d.reservado from directorios d where d.cuenta_id = :cuenta and d.id = directorio
  union all
  select d.id, d.reservado from directorios d join adentro a on d.padre_id = a.id
   where d.cuenta_id = :cuenta and (d.eliminado_en is null or d.eliminado_con = directorio))
select not :rol(1, 2) and exists (select 1 from adentro where reservado) $$;
revoke execute on function directorio_con_ocultos(uuid) from public;
grant execute on function directorio_con_ocultos(uuid) to carpetas_tenant;

-- One cuenta at a time, since the audit lets one transaction of a cuenta write. A directorio goes once it is empty.
create function vaciar_archivos(cuantos integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  cuenta uuid;
  vencido record;
  total integer := 0;
begin
  select v.cuenta_id into cuenta from (
    select a.cuenta_id, a.se_elimina_en from archivos a where a.se_elimina_en <= now()
    union all
    select d.cuenta_id, d.se_elimina_en from directorios d 
     where d.se_elimina_en <= now()
       and not exists (select 1 from directorios h where h.cuenta_id = d.cuenta_id and h.padre_id = d.id)
       and not exists (select 1 from archivos a where a.cuenta_id = d.cuenta_id and a.directorio_id = d.id)) v
   order by v.se_elimina_en limit 1;
  -- Two at once would delete in different orders and wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('vaciar_archivos/' || cuenta, 0));
  for vencido in
    select a.id, a.nombre, a.eliminado_con from archivos a
     where a.cuenta_id = cuenta and a.se_elimina_en <= now()
     order by a.se_elimina_en limit cuantos for update skip locked
  loop
    delete from archivo_versiones where cuenta_id = cuenta and archivo_id = vencido.id;
    delete from archivos where cuenta_id = cuenta and id = vencido.id;
    if vencido.eliminado_con = vencido.id then
      insert into auditoria (cuenta_id, id, en, accion, entidad, entidad_id, datos)
        values (cuenta, gen_random_uuid(), now(), 'archivo.vencido', 'archivo', vencido.id,
                jsonb_build_object('nombre', vencido.nombre));
    end if;
    total := total + 1;
  end loop;
  for vencido in
    select d.id, d.nombre, d.eliminado_con from directorios d
     where d.cuenta_id = cuenta and d.se_elimina_en <= now()
       and not exists (select 1 from directorios h where h.cuenta_id = d.cuenta_id and h.padre_id = d.id)
       and not exists (select 1 from archivos a where a.cuenta_id = d.cuenta_id and a.directorio_id = d.id)
     order by d.se_elimina_en limit cuantos for update skip locked
  loop
    delete from directorios where cuenta_id = cuenta and id = vencido.id;
    if vencido.eliminado_con = vencido.id then
      insert into auditoria (cuenta_id, id, en, accion, entidad, entidad_id, datos)
        values (cuenta, gen_random_uuid(), now(), 'directorio.vencido', 'directorio', vencido.id,
                jsonb_build_object('nombre', vencido.nombre));
    end if;
    total := total + 1;
  end loop;
  return total;
end $$;
revoke execute on function vaciar_archivos(integer) from public;
grant execute on function vaciar_archivos(integer) to carpetas_platform;

call table_of_cuenta('directorios',
  seen => $$not directorios.reservado or :rol(1, 2)$$,
  may => 'select, insert, update');
call table_of_cuenta('archivos', seen => $$not archivos.reservado or :rol(1, 2)$$, may => 'select, insert, update');
call table_of_cuenta('archivo_versiones',
  seen => $$
    exists (select 1 from archivos a
             where a.cuenta_id = archivo_versiones.cuenta_id and a.id = archivo_versiones.archivo_id)$$,
  may => 'select, insert');
-- How much a cuenta stores.
create policy uso on archivo_versiones for select to carpetas_platform using (true);
grant select (cuenta_id, bytes) on archivo_versiones to carpetas_platform;
call table_of_cuenta('archivo_lecturas',
  seen => $$
    exists (select 1 from archivos a
             where a.cuenta_id = archivo_lecturas.cuenta_id and a.id = archivo_lecturas.archivo_id)$$,
  may => 'select, insert, update');

create trigger directorio_colocado before insert or update of padre_id, restringido on directorios
  for each row execute function directorio_colocado();
create trigger directorio_reservado after update on directorios
  for each row when (old.reservado <> new.reservado) execute function directorio_reservado();
create trigger archivo_colocado before insert or update of directorio_id on archivos
  for each row execute function archivo_colocado();
create trigger archivo_borrado after delete on archivo_versiones
  for each row execute function archivo_version_borrada();

call make_searchable('archivos', 'eliminado_en is null');
