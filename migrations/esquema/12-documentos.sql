-- Documents of a carpeta in nested secciones, their immutable versions, and the trash.

-- Sections of a carpeta, in which documents are filed.
create table secciones (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  carpeta_id uuid not null,
  padre_id uuid,
  nombre text not null check (length(nombre) between 1 and 120),
  orden integer not null,
  primary key (cuenta_id, id),
  unique (cuenta_id, carpeta_id, id),
  unique nulls not distinct (cuenta_id, carpeta_id, padre_id, nombre),
  check (padre_id <> id),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, carpeta_id, padre_id) references secciones (cuenta_id, carpeta_id, id)
);

-- Documents of a carpeta.
create table documentos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  carpeta_id uuid not null,
  seccion_id uuid,
  nombre text not null check (length(nombre) between 1 and 255),
  version_actual integer not null check (version_actual > 0),
  eliminado_en timestamptz,
  eliminado_por uuid,
  creado_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now(),
  busqueda text generated always as (sin_acentos(nombre)) stored,
  -- When it is deleted for good, while it is in the trash.
  se_elimina_en timestamptz,
  primary key (cuenta_id, id),
  unique (cuenta_id, carpeta_id, id),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id),
  foreign key (cuenta_id, carpeta_id, seccion_id) references secciones (cuenta_id, carpeta_id, id),
  foreign key (cuenta_id, eliminado_por) references membresias (cuenta_id, usuario_id)
);

-- Versions of documents, which never change.
create table documento_versiones (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  carpeta_id uuid not null,
  documento_id uuid not null,
  n integer not null check (n > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes >= 0),
  mime text not null,
  nombre_original text not null check (length(nombre_original) between 1 and 255),
  clave text not null unique,
  autor_id uuid not null,
  motivo text check (length(motivo) <= 300),
  creada_en timestamptz not null default now(),
  -- Its small picture: null is not made yet, empty cannot be made.
  miniatura text,
  primary key (cuenta_id, documento_id, n),
  foreign key (cuenta_id, carpeta_id, documento_id) references documentos (cuenta_id, carpeta_id, id),
  foreign key (cuenta_id, autor_id) references membresias (cuenta_id, usuario_id)
);

create index documentos_seccion on documentos (cuenta_id, carpeta_id, seccion_id);
create index documentos_por_actualizado on documentos (cuenta_id, actualizado_en, id) where eliminado_en is null;
create index documentos_papelera on documentos (se_elimina_en) where se_elimina_en is not null;

create index documento_versiones_hash on documento_versiones (cuenta_id, sha256);
create index documento_versiones_carpeta on documento_versiones (cuenta_id, carpeta_id);
create index documento_versiones_autor on documento_versiones (cuenta_id, autor_id);
-- How much a cuenta stores, for its plan: how big its versions are, whoever may see them, and nothing else of them.
create index documento_versiones_uso on documento_versiones (cuenta_id) include (n, bytes);
create index documento_versiones_sin_miniatura on documento_versiones (cuenta_id, sha256)
  where miniatura is null and bytes <= 26214400 and mime in ('image/jpeg', 'image/png', 'image/webp', 'image/gif');

-- The file of a signed carpeta is kept whole, whoever writes to the tables.
create function documento_de_firmada() returns trigger language plpgsql as $$
begin
  if exists (select 1 from carpetas c where c.cuenta_id = new.cuenta_id and c.id = new.carpeta_id
                                        and c.fecha_firma is not null) then
    new.se_elimina_en := null;
  end if;
  return new;
end $$;

-- What is in the trash of a carpeta stays there once it is signed.
create function carpeta_firmada() returns trigger language plpgsql as $$
begin
  update documentos set se_elimina_en = null
    where cuenta_id = new.cuenta_id and carpeta_id = new.id and se_elimina_en is not null;
  return null;
end $$;

-- One cuenta at a time, since the audit lets one transaction of a cuenta write. The bytes become those of an
-- abandoned upload, so that they are removed after the commit, also after a crash.
create function vaciar_papelera(cuantos integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  vencido record;
  total integer := 0;
begin
  for vencido in
    select d.cuenta_id, d.carpeta_id, d.id, d.nombre, d.eliminado_por from documentos d
     where d.se_elimina_en <= now() and d.cuenta_id = (
       select cuenta_id from documentos where se_elimina_en <= now() order by se_elimina_en limit 1)
     order by d.se_elimina_en limit cuantos for update skip locked
  loop
    insert into subidas (cuenta_id, clave, usuario_id, vista_en)
      select v.cuenta_id, v.clave, coalesce(vencido.eliminado_por, v.autor_id), '-infinity'
        from documento_versiones v
       where v.cuenta_id = vencido.cuenta_id and v.documento_id = vencido.id;
    delete from documento_versiones
      where cuenta_id = vencido.cuenta_id and documento_id = vencido.id;
    delete from documentos where cuenta_id = vencido.cuenta_id and id = vencido.id;
    insert into auditoria (cuenta_id, id, en, accion, entidad, entidad_id, carpeta_id, datos)
      values (vencido.cuenta_id, gen_random_uuid(), now(), 'documento.vencido', 'documento', vencido.id,
              vencido.carpeta_id, jsonb_build_object('nombre', vencido.nombre));
    total := total + 1;
  end loop;
  return total;
end $$;
revoke execute on function vaciar_papelera(integer) from public;
grant execute on function vaciar_papelera(integer) to carpetas_platform;

call table_of_cuenta('secciones', seen => with_carpeta('secciones'));
call table_of_cuenta('documentos', seen => with_carpeta('documentos'));
call table_of_cuenta('documento_versiones', seen => with_carpeta('documento_versiones'), may => 'select, insert');
create policy uso on documento_versiones for select to carpetas_platform using (true);
grant select (cuenta_id, n, bytes) on documento_versiones to carpetas_platform;

create trigger documento_de_firmada before update of se_elimina_en on documentos
  for each row when (new.se_elimina_en is not null) execute function documento_de_firmada();
create trigger carpeta_firmada after update of fecha_firma on carpetas
  for each row when (new.fecha_firma is not null) execute function carpeta_firmada();

call make_searchable('documentos', 'eliminado_en is null');
