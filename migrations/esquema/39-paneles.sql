-- How much the product is used. The counts say how often, never who.

-- How often the product was used, by hour and kind; nobody's name.
create table uso_diario (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  dia date not null,
  hora smallint not null check (hora between 0 and 23),
  que text not null check (length(que) <= 40),
  detalle text not null default '' check (length(detalle) <= 60),
  cantidad integer not null check (cantidad > 0),
  primary key (cuenta_id, dia, que, detalle, hora)
);

-- The secret of a day, with which each person of it becomes a hash.
create table uso_secretos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  dia date not null,
  secreto uuid not null default gen_random_uuid(),
  primary key (cuenta_id, dia)
);

-- These hashes, to count people once a day.
create table uso_huellas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  dia date not null,
  huella bytea not null,
  primary key (cuenta_id, dia, huella)
);

create index uso_diario_dia on uso_diario (dia);

call table_of_cuenta('uso_diario', may => 'select');
create policy cuentas on uso_diario to carpetas_platform using (true) with check (true);
grant select, insert, update, delete on uso_diario, uso_secretos, uso_huellas to carpetas_platform;
alter table uso_secretos enable row level security, force row level security;
create policy cuentas on uso_secretos to carpetas_platform using (true) with check (true);
alter table uso_huellas enable row level security, force row level security;
create policy cuentas on uso_huellas to carpetas_platform using (true) with check (true);
