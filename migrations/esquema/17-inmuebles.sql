-- The properties that carpetas are about.

-- Properties that the office knows.
create table inmuebles (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  matricula text check (length(matricula) <= 80),
  registro text check (length(registro) <= 120),
  nomenclatura text check (length(nomenclatura) <= 120),
  domicilio text check (length(domicilio) <= 300),
  superficie numeric(16, 4) check (superficie > 0),
  superficie_unidad text not null default 'm2' check (superficie_unidad in ('m2', 'ha')),
  linderos text check (length(linderos) <= 2000),
  valuacion numeric(18, 2) check (valuacion >= 0),
  valuacion_moneda text check (valuacion_moneda ~ '^[A-Z]{3}$'),
  valuacion_anio integer check (valuacion_anio between 1900 and 2200),
  version integer not null default 1,
  creado_por uuid not null,
  creado_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now(),
  -- What is the same however it is written: «12-3456/7» is «1234567».
  matricula_clave text generated always as (
    nullif(regexp_replace(sin_acentos(matricula), '[^a-z0-9]', '', 'g'), '')) stored,
  registro_clave text generated always as (
    regexp_replace(sin_acentos(coalesce(registro, '')), '[^a-z0-9]', '', 'g')) stored,
  busqueda text generated always as (
    sin_acentos(coalesce(matricula, '') || ' ' || coalesce(nomenclatura, '') || ' ' || coalesce(domicilio, '')
      || ' ' || coalesce(registro, '')) || ' '
    || regexp_replace(sin_acentos(coalesce(matricula, '')), '[^a-z0-9]', '', 'g') || ' '
    || regexp_replace(sin_acentos(coalesce(nomenclatura, '')), '[^a-z0-9]', '', 'g')) stored,
  comunidad text check (comunidad ~ '^[A-Z]{2}$'),
  primary key (cuenta_id, id),
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
  check (coalesce(matricula, nomenclatura, domicilio) is not null),
  check ((valuacion is null) = (valuacion_moneda is null))
);

-- Which inmuebles a carpeta is about.
create table carpeta_inmuebles (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  carpeta_id uuid not null,
  inmueble_id uuid not null,
  -- Null for the whole of it.
  porcentaje numeric(5, 2) check (porcentaje > 0 and porcentaje <= 100),
  orden integer not null,
  snapshot jsonb,
  primary key (cuenta_id, carpeta_id, inmueble_id),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, inmueble_id) references inmuebles (cuenta_id, id)
);

create index inmuebles_creado_por on inmuebles (cuenta_id, creado_por);
-- An inmueble that somebody does not see takes no matrícula from them. Two of one registry are told apart by who asks.
create index inmuebles_por_matricula on inmuebles (cuenta_id, registro_clave, matricula_clave)
  where matricula_clave is not null;

create index carpeta_inmuebles_inmueble on carpeta_inmuebles (cuenta_id, inmueble_id);

create function carpeta_inmuebles_buscables_insert() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform carpetas_buscables(x.cuenta, array_agg(x.carpeta))
     from (select cuenta_id, carpeta_id from nuevas) as x (cuenta, carpeta) group by x.cuenta;
  return null;
end $$;

create function carpeta_inmuebles_buscables_delete() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform carpetas_buscables(x.cuenta, array_agg(x.carpeta))
     from (select cuenta_id, carpeta_id from viejas) as x (cuenta, carpeta) group by x.cuenta;
  return null;
end $$;

create function inmuebles_buscables_update() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform carpetas_buscables(x.cuenta, array_agg(x.carpeta))
     from (select ci.cuenta_id, ci.carpeta_id from nuevas n join viejas v using (cuenta_id, id)
             join carpeta_inmuebles ci on ci.cuenta_id = n.cuenta_id and ci.inmueble_id = n.id
            where n.busqueda <> v.busqueda) as x (cuenta, carpeta) group by x.cuenta;
  return null;
end $$;

-- A matrícula is registered once in a registry, as far as who registers it sees: this runs as who writes, so that
-- policies decide what is there. The key of the lock is that of the service. What the owner restores is as it was.
create function inmueble_unico() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
declare
  clave_nueva text := regexp_replace(sin_acentos(new.matricula), '[^a-z0-9]', '', 'g');
  registro_nuevo text := regexp_replace(sin_acentos(coalesce(new.registro, '')), '[^a-z0-9]', '', 'g');
begin
  if clave_nueva = '' then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(
    'matricula ' || new.cuenta_id || ' ' || registro_nuevo || ' ' || clave_nueva, 0));
  if exists (select 1 from inmuebles i
              where i.cuenta_id = new.cuenta_id and i.registro_clave = registro_nuevo
                and i.matricula_clave = clave_nueva and i.id <> new.id) then
    raise exception 'the matrícula is registered' using errcode = 'unique_violation';
  end if;
  return new;
end $$;

call table_of_cuenta('inmuebles',
  seen => $$
    :rol(1, 2)
    or creado_por = :usuario
    or exists (select 1 from carpeta_inmuebles i
                where i.cuenta_id = inmuebles.cuenta_id and i.inmueble_id = inmuebles.id)$$);
call table_of_cuenta('carpeta_inmuebles', seen => with_carpeta('carpeta_inmuebles'));

create trigger carpeta_inmuebles_buscables_insert after insert on carpeta_inmuebles referencing new table as nuevas
  for each statement execute function carpeta_inmuebles_buscables_insert();
create trigger carpeta_inmuebles_buscables_delete after delete on carpeta_inmuebles referencing old table as viejas
  for each statement execute function carpeta_inmuebles_buscables_delete();
create trigger inmuebles_buscables_update after update on inmuebles referencing old table as viejas new table as nuevas
  for each statement execute function inmuebles_buscables_update();
create trigger inmueble_unico before insert on inmuebles for each row
  when (new.matricula is not null and current_user = 'carpetas_tenant') execute function inmueble_unico();
create trigger inmueble_unico_cambiado before update of matricula, registro on inmuebles for each row
  when (new.matricula is not null and current_user = 'carpetas_tenant'
    and (old.matricula, old.registro) is distinct from (new.matricula, new.registro))
  execute function inmueble_unico();

call make_searchable('inmuebles', 'true');
