-- What is signed is numbered, and each folio is in one place of its book.

-- The registros of the notaries, each with its protocolo and the numbers that it began with.
create table registros_notariales (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  nombre text not null check (length(nombre) between 1 and 80),
  escribano_id uuid,
  activo boolean not null default true,
  -- The year in which the office began with these numbers. Other years begin at 1.
  anio_inicial integer check (anio_inicial between 1900 and 2200),
  escritura_inicial integer not null default 1 check (escritura_inicial between 1 and 999999),
  acta_inicial integer not null default 1 check (acta_inicial between 1 and 999999),
  certificacion_inicial integer not null default 1 check (certificacion_inicial between 1 and 999999),
  folio_inicial integer not null default 1 check (folio_inicial between 1 and 9999999),
  folio_certificaciones_inicial integer not null default 1
    check (folio_certificaciones_inicial between 1 and 9999999),
  version integer not null default 1,
  creado_en timestamptz not null default now(),
  primary key (cuenta_id, id),
  foreign key (cuenta_id, escribano_id) references membresias (cuenta_id, usuario_id)
);

-- What is signed, with its number.
-- A numbered row is never deleted: what goes wrong is errose, and keeps its number and folios.
create table instrumentos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  registro_id uuid not null,
  anio integer not null check (anio between 1900 and 2200),
  libro text not null check (libro in ('protocolo', 'certificaciones')),
  tipo text not null check (tipo in ('escritura', 'acta', 'certificacion')),
  numero integer not null check (numero > 0),
  fecha date not null,
  carpeta_id uuid not null,
  objeto text not null check (length(objeto) between 1 and 300),
  lugar text check (length(lugar) <= 120),
  cuantia numeric(18, 2) check (cuantia >= 0),
  moneda text check (moneda ~ '^[A-Z]{3}$'),
  observacion text check (length(observacion) <= 1000),
  estado text not null default 'vigente' check (estado in ('vigente', 'errose')),
  motivo text check (length(motivo) between 1 and 500),
  version integer not null default 1,
  creado_por uuid not null,
  creado_en timestamptz not null default now(),
  -- Who signed it, in which capacity and at which registro.
  escribano_id uuid,
  escribano_nombre text check (length(escribano_nombre) between 1 and 200),
  -- NULL for who was neither, before only these could be named.
  escribano_caracter text check (escribano_caracter in ('titular', 'adscripto')),
  registro_al_firmar text check (length(registro_al_firmar) between 1 and 80),
  -- Why what it says was corrected, which the index shows.
  correccion text check (length(correccion) between 1 and 500),
  corregido_en date,
  primary key (cuenta_id, id),
  unique (cuenta_id, carpeta_id, id),
  unique (cuenta_id, registro_id, anio, libro, id),
  unique (cuenta_id, registro_id, anio, tipo, numero),
  foreign key (cuenta_id, registro_id) references registros_notariales (cuenta_id, id),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id),
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
  check (anio = extract(year from fecha)),
  check ((libro = 'certificaciones') = (tipo = 'certificacion')),
  check ((estado = 'errose') = (motivo is not null)),
  check ((cuantia is null) = (moneda is null)),
  constraint instrumentos_escribano check (
    (escribano_id is null) = (escribano_nombre is null)
    and (escribano_id is null) = (registro_al_firmar is null)
    and (escribano_caracter is null or escribano_id is not null)),
  foreign key (cuenta_id, escribano_id) references membresias (cuenta_id, usuario_id),
  constraint instrumentos_correccion check ((correccion is null) = (corregido_en is null))
);

-- Numbered sheets of the books: those of an instrumento, or voided ones with the reason. One table, so that no folio is
-- in two places.
create table folios (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  registro_id uuid not null,
  anio integer not null check (anio between 1900 and 2200),
  libro text not null check (libro in ('protocolo', 'certificaciones')),
  desde integer not null check (desde > 0),
  hasta integer not null check (hasta between desde and 9999999),
  instrumento_id uuid,
  motivo text check (length(motivo) between 1 and 500),
  creado_por uuid not null,
  creado_en timestamptz not null default now(),
  primary key (cuenta_id, id),
  unique (cuenta_id, instrumento_id),
  foreign key (cuenta_id, registro_id) references registros_notariales (cuenta_id, id),
  foreign key (cuenta_id, registro_id, anio, libro, instrumento_id)
    references instrumentos (cuenta_id, registro_id, anio, libro, id),
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
  check ((instrumento_id is null) = (motivo is not null)),
  constraint folios_una_vez exclude using gist (
    cuenta_id with =, registro_id with =, anio with =, libro with =, int4range(desde, hasta, '[]') with &&)
);

-- To whom and when what was signed was handed over.
create table entregas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  carpeta_id uuid not null,
  a_quien text not null check (length(a_quien) between 1 and 200),
  documento text check (length(documento) between 1 and 60),
  dia date not null,
  observacion text check (length(observacion) between 1 and 500),
  creado_por uuid not null,
  creado_en timestamptz not null default now(),
  primary key (cuenta_id, id),
  unique (cuenta_id, carpeta_id, id),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id),
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id)
);

-- Copies of instrumentos.
create table copias (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  carpeta_id uuid not null,
  instrumento_id uuid not null,
  tipo text not null check (tipo in ('primera', 'posterior', 'simple')),
  orden integer not null check (orden > 0),
  solicitante text not null check (length(solicitante) between 1 and 200),
  fecha date not null,
  retirada_por text check (length(retirada_por) between 1 and 200),
  retirada_en date,
  observacion text check (length(observacion) <= 500),
  version integer not null default 1,
  creado_por uuid not null,
  creado_en timestamptz not null default now(),
  -- Why there is a second primera copia.
  motivo text check (length(motivo) between 1 and 500),
  -- With which entrega it was handed over.
  entrega_id uuid,
  primary key (cuenta_id, id),
  unique (cuenta_id, instrumento_id, tipo, orden),
  foreign key (cuenta_id, carpeta_id, instrumento_id) references instrumentos (cuenta_id, carpeta_id, id),
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
  check ((retirada_por is null) = (retirada_en is null)),
  check (retirada_en >= fecha),
  foreign key (cuenta_id, carpeta_id, entrega_id) references entregas (cuenta_id, carpeta_id, id)
);

-- Until which folio a book was bound.
create table empastes (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  registro_id uuid not null,
  anio integer not null check (anio between 1900 and 2200),
  -- The last that is in it.
  folio integer not null check (folio >= 1),
  dia date not null,
  creado_por uuid not null,
  creado_en timestamptz not null,
  primary key (cuenta_id, id),
  unique (cuenta_id, registro_id, anio, folio),
  foreign key (cuenta_id, registro_id) references registros_notariales (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id)
);

create unique index registros_notariales_nombre on registros_notariales (cuenta_id, lower(nombre));
create index registros_notariales_escribano on registros_notariales (cuenta_id, escribano_id);

create unique index instrumentos_vigente on instrumentos (cuenta_id, carpeta_id) where estado = 'vigente';
create index instrumentos_fecha on instrumentos (cuenta_id, anio, registro_id, libro, fecha);
create index instrumentos_creado_por on instrumentos (cuenta_id, creado_por);
create index instrumentos_escribano on instrumentos (cuenta_id, escribano_id);

create index folios_creado_por on folios (cuenta_id, creado_por);
create index folios_libro on folios (cuenta_id, anio, registro_id, libro, desde);

create index entregas_creado_por on entregas (cuenta_id, creado_por);

create index copias_carpeta on copias (cuenta_id, carpeta_id);
create index copias_creado_por on copias (cuenta_id, creado_por);
create index copias_entrega on copias (cuenta_id, carpeta_id, entrega_id);

create index empastes_creado_por on empastes (cuenta_id, creado_por);

-- A signed instrumento keeps who signed it.
create function instrumentos_firmados() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  raise exception 'the notary of a signed instrumento does not change' using errcode = 'check_violation';
end $$;

-- What was handed over stays as its receipt says: nothing is changed but what is noted upon a copy. The owner deletes a
-- whole cuenta.
create function lo_entregado() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE'
     and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then
    return old;
  end if;
  raise exception 'what was handed over does not change' using errcode = 'check_violation';
end $$;

call table_of_cuenta('registros_notariales', may => 'select, insert, update');
call table_of_cuenta('instrumentos', seen => with_carpeta('instrumentos'), may => 'select, insert, update');
call table_of_cuenta('folios',
  seen => $$
    instrumento_id is null
    or exists (select 1 from instrumentos i
                where i.cuenta_id = folios.cuenta_id and i.id = folios.instrumento_id)$$,
  may => 'select, insert, update (hasta)');
call table_of_cuenta('entregas', seen => with_carpeta('entregas'), may => 'select, insert');
call table_of_cuenta('copias', seen => with_carpeta('copias'));
call table_of_cuenta('empastes', written => $$:rol(1, 2)$$, may => 'select, insert, delete');

create trigger instrumentos_firmados before update on instrumentos for each row
  when (old.escribano_id is not null
    and (old.escribano_id, old.escribano_nombre, old.escribano_caracter, old.registro_al_firmar)
    is distinct from (new.escribano_id, new.escribano_nombre, new.escribano_caracter, new.registro_al_firmar))
  execute function instrumentos_firmados();
create trigger copias_entregadas before update on copias for each row
  when (old.entrega_id is not null
    and to_jsonb(old) - '{observacion,version}'::text[]
      is distinct from to_jsonb(new) - '{observacion,version}'::text[])
  execute function lo_entregado();
create trigger copias_entregadas_borradas before delete on copias for each row
  when (old.entrega_id is not null) execute function lo_entregado();
create trigger entregas_registradas before update or delete on entregas for each row
  execute function lo_entregado();
