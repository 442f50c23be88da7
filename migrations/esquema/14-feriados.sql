-- Days on which offices and registers do not work.

-- Years whose holidays the office has edited: they were copied from the calendar of its country.
create table feriado_anios (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  anio smallint not null check (anio between 1900 and 2200),
  primary key (cuenta_id, anio)
);

-- Holidays of these years.
create table feriados (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  anio smallint not null,
  dia date not null check (extract(year from dia) = anio),
  nombre text not null check (length(nombre) between 1 and 120),
  origen text not null check (origen in ('calendario', 'propio')),
  -- A day of the calendar that the office took away stays, as one that is no holiday.
  rige boolean not null default true check (rige or origen = 'calendario'),
  primary key (cuenta_id, dia),
  foreign key (cuenta_id, anio) references feriado_anios (cuenta_id, anio) on delete cascade
);

-- What offices change of the rules by which registers close, and the rules that they add.
create table feriado_reglas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  -- A word for those of the country, an id for the office's own.
  clave text not null check (clave ~ '^[a-z0-9_-]{1,40}$'),
  nombre text not null check (length(nombre) between 1 and 120),
  fuente text not null check (length(fuente) between 1 and 300),
  -- Of the office's own. The country's know their days by themselves.
  dia_del_anio text check (dia_del_anio ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  desde smallint check (desde between 1900 and 2200),
  hasta smallint check (hasta between 1900 and 2200),
  rige boolean not null,
  confirmado_en timestamptz,
  confirmado_por uuid,
  primary key (cuenta_id, clave),
  check (hasta >= desde),
  check ((confirmado_en is null) = (confirmado_por is null)),
  foreign key (cuenta_id, confirmado_por) references membresias (cuenta_id, usuario_id)
);

-- By which rules the open terms of a cuenta were computed.
create table feriado_calendarios (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  huella text not null check (length(huella) = 64),
  primary key (cuenta_id)
);

create index feriados_anio on feriados (cuenta_id, anio);

call table_of_cuenta('feriado_anios', written => $$:rol(1, 2)$$);
call table_of_cuenta('feriados', written => $$:rol(1, 2)$$);
call table_of_cuenta('feriado_reglas', written => $$:rol(1, 2)$$);
call table_of_cuenta('feriado_calendarios', may => 'select, insert, update');
create policy recalculo on feriado_calendarios for select to carpetas_platform using (true);
grant select on feriado_calendarios to carpetas_platform;
