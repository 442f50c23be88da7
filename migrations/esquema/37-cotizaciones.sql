-- Rates of currencies. Withdrawn ones stay in the history, and count no more.

-- Rates of currencies that the office noted or imported.
create table cotizaciones (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  dia date not null,
  moneda text not null check (moneda ~ '^[A-Z]{2,5}$'),
  base text not null check (base ~ '^[A-Z]{2,5}$' and base <> moneda),
  -- What one of moneda is worth in base.
  valor numeric(22,10) not null check (valor > 0),
  fuente text not null check (fuente in ('manual', 'csv')),
  usuario_id uuid not null,
  en timestamptz not null default now(),
  -- A rate that was withdrawn stays in the history, and counts no more.
  retirada_en timestamptz,
  retirada_por uuid,
  -- The file that it came in, so that an import can be undone.
  importacion_id uuid,
  primary key (cuenta_id, id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id),
  foreign key (cuenta_id, retirada_por) references membresias (cuenta_id, usuario_id),
  check ((retirada_en is null) = (retirada_por is null))
);

-- Which pairs of currencies a person follows, in their order.
create table cotizacion_seguidas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  moneda text not null check (moneda ~ '^[A-Z]{2,5}$'),
  base text not null check (base ~ '^[A-Z]{2,5}$' and base <> moneda),
  orden smallint not null,
  usuario_id uuid,
  primary key (cuenta_id, usuario_id, moneda, base),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

-- Rates that the platform fetched.
create table cotizaciones_publicas (
  id uuid primary key,
  dia date not null,
  moneda text not null check (moneda ~ '^[A-Z]{2,5}$'),
  base text not null check (base ~ '^[A-Z]{2,5}$' and base <> moneda),
  valor numeric(22,10) not null check (valor > 0),
  en timestamptz not null default now()
);

-- When the rates were asked for last, and whether that failed.
create table cotizaciones_consulta (
  -- There is one source, so there is one row.
  unica boolean primary key default true check (unica),
  intentada_en timestamptz not null,
  lograda_en timestamptz,
  falla text check (length(falla) <= 500)
);

create index cotizaciones_por_dia on cotizaciones (cuenta_id, moneda, base, dia desc, en desc, id desc);
create index cotizaciones_usuario on cotizaciones (cuenta_id, usuario_id);
create index cotizaciones_retirada_por on cotizaciones (cuenta_id, retirada_por) where retirada_por is not null;
create index cotizaciones_importacion on cotizaciones (cuenta_id, importacion_id) where importacion_id is not null;

create index cotizaciones_publicas_por_dia on cotizaciones_publicas (moneda, base, dia desc, en desc, id desc);

create function cotizaciones_publicas_entre(desde date, hasta date) returns setof cotizaciones_publicas
language sql stable security definer set search_path = pg_catalog, public as $$
select * from cotizaciones_publicas where dia between desde and hasta
$$;
revoke execute on function cotizaciones_publicas_entre(date, date) from public;
grant execute on function cotizaciones_publicas_entre(date, date) to carpetas_tenant;

-- What was written stays as it was.
call table_of_cuenta('cotizaciones',
  may => 'select, insert (id, dia, moneda, base, valor, fuente, usuario_id, en, importacion_id),
    update (retirada_en, retirada_por)');
call table_of_cuenta('cotizacion_seguidas');
grant select, insert, update, delete on cotizaciones_publicas, cotizaciones_consulta to carpetas_platform;
