-- The finances of the office.

-- What the office wants to keep to.
create table presupuestos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  moneda text not null check (moneda ~ '^[A-Z]{3}$'),
  gastos numeric(18,2) not null check (gastos >= 0),
  ahorro numeric(18,2) not null check (ahorro >= 0),
  pendientes numeric(18,2) not null check (pendientes >= 0),
  resumen numeric(18,2) not null check (resumen >= 0),
  version integer not null default 1,
  primary key (cuenta_id, moneda)
);

call table_of_cuenta('presupuestos', seen => $$:rol(1, 2, 3)$$);
