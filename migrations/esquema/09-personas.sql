-- People and companies that take part in carpetas.

create function clave_de_correo(correo text) returns text language sql immutable parallel safe
return nullif('c:' || lower(btrim(correo)), 'c:');

-- The last eight digits: with and without the code of the country, the 0 and the 9 of mobiles.
create function clave_de_telefono(telefono text) returns text language sql immutable parallel safe
return case when length(regexp_replace(telefono, '\D', '', 'g')) >= 7
  then 't:' || right(regexp_replace(telefono, '\D', '', 'g'), 8) end;

-- People and companies whom the office knows.
create table personas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  tipo text not null check (tipo in ('humana', 'juridica')),
  nombre text check (length(nombre) <= 120),
  apellidos text check (length(apellidos) <= 120),
  razon_social text check (length(razon_social) <= 200),
  pais_doc text,
  tipo_doc text,
  numero_doc text check (length(numero_doc) <= 40),
  -- A RUT is of Chile or of Uruguay: the kind alone does not say.
  id_fiscal_pais text,
  id_fiscal_tipo text,
  id_fiscal text check (length(id_fiscal) <= 40),
  nacimiento date,
  nacionalidad text check (length(nacionalidad) <= 60),
  estado_civil text check (estado_civil in ('soltero', 'casado', 'divorciado', 'viudo', 'union')),
  nupcias smallint check (nupcias between 1 and 9),
  conyuge text check (length(conyuge) <= 200),
  regimen text check (length(regimen) <= 120),
  domicilio text check (length(domicilio) <= 300),
  profesion text check (length(profesion) <= 120),
  email text check (length(email) <= 254),
  telefono text check (length(telefono) <= 40),
  motivo_excepcion text check (length(motivo_excepcion) between 3 and 300),
  version integer not null default 1,
  creada_por uuid not null,
  creada_en timestamptz not null default now(),
  actualizada_en timestamptz not null default now(),
  nombre_completo text generated always as (
    case when tipo = 'juridica' then razon_social
         else trim(coalesce(nombre, '') || ' ' || coalesce(apellidos, '')) end) stored,
  busqueda text generated always as (
    sin_acentos(coalesce(razon_social, '') || ' ' || coalesce(nombre, '') || ' ' || coalesce(apellidos, '') || ' '
      || coalesce(numero_doc, '') || ' ' || coalesce(id_fiscal, ''))) stored,
  -- The persona that this registration became one with.
  unida_a uuid,
  claves text[]
    generated always as (array_remove(array[clave_de_correo(email), clave_de_telefono(telefono)], null)) stored,
  -- A column, since lower() in a condition would be checked after the policy, without an index.
  direccion text generated always as (lower(email)) stored,
  genero text check (genero in ('femenino', 'masculino')),
  -- Somebody who does not see its carpetas deleted it: they see it no more, and the carpetas keep it.
  retirada boolean not null default false,
  primary key (cuenta_id, id),
  foreign key (cuenta_id, creada_por) references membresias (cuenta_id, usuario_id),
  check ((numero_doc is null) = (tipo_doc is null) and (numero_doc is null) = (pais_doc is null)),
  check ((id_fiscal is null) = (id_fiscal_tipo is null) and (id_fiscal is null) = (id_fiscal_pais is null)),
  check ((tipo = 'juridica' and razon_social is not null)
    or (tipo = 'humana' and nombre is not null and apellidos is not null)),
  foreign key (cuenta_id, unida_a) references personas (cuenta_id, id),
  check (unida_a <> id),
  check (genero is null or tipo = 'humana')
);

-- Documents kept on a persona, such as a copy of the DNI.
create table persona_archivos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  persona_id uuid not null,
  clase text not null check (clase in ('dni', 'pasaporte', 'poder', 'constancia', 'otro')),
  numero text check (length(numero) between 1 and 60),
  expedido date,
  vence date,
  nombre text not null check (length(nombre) between 1 and 255),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes > 0),
  mime text not null,
  clave text not null unique,
  version integer not null default 1,
  subido_por uuid not null,
  creado_en timestamptz not null default now(),
  eliminado_en timestamptz,
  check (vence >= expedido),
  primary key (cuenta_id, id),
  foreign key (cuenta_id, persona_id) references personas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, subido_por) references membresias (cuenta_id, usuario_id)
);

-- Two registrations of one persona that became one, kept for a day so that it can be undone.
create table persona_uniones (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  persona_id uuid not null,
  otra_id uuid not null,
  unida_por uuid not null,
  unida_en timestamptz not null,
  -- What moved, to be put back.
  partes uuid[] not null,
  contactos uuid[] not null,
  -- The personas that had been merged into the other one before.
  anteriores uuid[] not null,
  -- The partes that were taken out, since the persona that stays had their role already.
  repetidas jsonb not null,
  archivos uuid[] not null default '{}',
  tomados jsonb not null default '{}',
  primary key (cuenta_id, id),
  unique (cuenta_id, otra_id),
  foreign key (cuenta_id, persona_id) references personas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, otra_id) references personas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, unida_por) references membresias (cuenta_id, usuario_id)
);

-- Personas that an import registered or completed, kept for a day so that it can be undone.
create table persona_importaciones (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  importacion_id uuid not null,
  persona_id uuid not null,
  -- What it filled of a persona that existed; null of one that it registered.
  completado jsonb,
  importada_en timestamptz not null,
  primary key (cuenta_id, importacion_id, persona_id),
  foreign key (cuenta_id, persona_id) references personas (cuenta_id, id) on delete cascade
);

create index personas_creada_por on personas (cuenta_id, creada_por);
create index personas_numero_doc on personas (cuenta_id, numero_doc);
create index personas_id_fiscal on personas (cuenta_id, id_fiscal);
create index personas_unida_a on personas (cuenta_id, unida_a) where unida_a is not null;
create index personas_por_nombre on personas (cuenta_id, orden_es(nombre_completo) collate "C", id)
  where unida_a is null;
create index personas_tipo_nombre on personas (cuenta_id, tipo, orden_es(nombre_completo) collate "C", id)
  where unida_a is null;
create index personas_por_apellidos on personas
  (cuenta_id, orden_es(coalesce(razon_social, apellidos)) collate "C", orden_es(nombre) collate "C", id)
  where unida_a is null;
create index personas_tipo_apellidos on personas
  (cuenta_id, tipo, orden_es(coalesce(razon_social, apellidos)) collate "C", orden_es(nombre) collate "C", id)
  where unida_a is null;
create index personas_por_actualizada on personas (cuenta_id, actualizada_en, id) where unida_a is null;
create index personas_tipo_actualizada on personas (cuenta_id, tipo, actualizada_en, id) where unida_a is null;
create index personas_claves on personas using gin (cuenta_id, claves) with (fastupdate = off) where unida_a is null;
create index personas_direccion on personas (cuenta_id, direccion) where direccion is not null;
-- As makeSearchable does, with their addresses. The owner reads personas already.
create index personas_escribibles_busqueda on personas
  using gin (cuenta_id, (busqueda || ' ' || direccion) gin_trgm_ops)
  with (fastupdate = off) where direccion is not null and unida_a is null;

create index persona_archivos_persona on persona_archivos (cuenta_id, persona_id);
create index persona_archivos_subido_por on persona_archivos (cuenta_id, subido_por);
create index persona_archivos_uso on persona_archivos (cuenta_id) include (bytes);

create index persona_uniones_persona on persona_uniones (cuenta_id, persona_id);
create index persona_uniones_unida_por on persona_uniones (cuenta_id, unida_por);

create index persona_importaciones_persona on persona_importaciones (cuenta_id, persona_id);

create function personas_buscables_update() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform carpetas_buscables(x.cuenta, array_agg(x.carpeta))
     from (select p.cuenta_id, p.carpeta_id from nuevas n join viejas v using (cuenta_id, id)
             join partes p on p.cuenta_id = n.cuenta_id and p.persona_id = n.id
            where n.busqueda <> v.busqueda and 200 >= (
              select count(*) from partes q where q.cuenta_id = n.cuenta_id and q.persona_id = n.id))
       as x (cuenta, carpeta) group by x.cuenta;
  return null;
end $$;

call table_of_cuenta('persona_archivos',
  seen => $$
    exists (select 1 from personas p
             where p.cuenta_id = persona_archivos.cuenta_id and p.id = persona_archivos.persona_id)$$,
  may => 'select, insert, update');
call sweep_deleted('persona_archivos', 'eliminado_en');
-- How much a cuenta stores, as of the versions of documentos.
create policy uso on persona_archivos for select to carpetas_platform using (true);
grant select (cuenta_id, bytes) on persona_archivos to carpetas_platform;
call sweep_deleted('persona_uniones', 'unida_en');
call table_of_cuenta('persona_importaciones', may => 'select, insert, delete');
call sweep_deleted('persona_importaciones', 'importada_en');

create trigger personas_buscables_update after update on personas referencing old table as viejas new table as nuevas
  for each statement execute function personas_buscables_update();
create trigger archivo_borrado after delete on persona_archivos
  for each row execute function archivo_borrado();

call make_searchable('personas', 'true');

-- Also of those whom the reader does not see: only the one that stays is found.
create view documentos_de_unidas as
select cuenta_id, unida_a as persona_id, pais_doc as pais, numero_doc as numero from personas
 where cuenta_id = :buscada and unida_a is not null and numero_doc is not null
union all
select cuenta_id, unida_a as persona_id, id_fiscal_pais as pais, id_fiscal as numero from personas
 where cuenta_id = :buscada and unida_a is not null and id_fiscal is not null;
grant select on documentos_de_unidas to carpetas_tenant;

-- Read with a visible persona, whose policy need not be planned again for each.
create view vencimientos_de_personas as
select cuenta_id, persona_id, id, clase, vence from persona_archivos
 where cuenta_id = :buscada and vence is not null and eliminado_en is null;
grant select on vencimientos_de_personas to carpetas_tenant;

create view personas_por_clave as select cuenta_id, id, claves from personas
where cuenta_id = :buscada and unida_a is null;
grant select on personas_por_clave to carpetas_tenant;
