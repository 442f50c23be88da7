-- What several domains share: passes, limits, repeated requests, and uploads under way.

-- What is mailed or handed out to be used once: the hash alone is kept.
create table pases (
  id uuid primary key,
  proposito text not null check (proposito in ('confirmar_correo', 'restablecer_clave', 'segundo_factor',
    'passkey_alta', 'passkey_ingreso', 'passkey_verificacion', 'descarga')),
  hash bytea not null unique check (length(hash) = 32),
  usuario_id uuid references usuarios (id) on delete cascade,
  datos jsonb not null default '{}',
  intentos integer not null default 0,
  creado_en timestamptz not null default now(),
  expira_en timestamptz not null,
  usado_en timestamptz
);

-- How often something was tried, shared by all replicas.
create table limites (
  clave text primary key,
  golpes integer not null,
  expira_en timestamptz not null
);

-- What the first of several equal requests was answered.
create table claves_idempotencia (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  usuario_id uuid not null,
  ruta text not null,
  clave text not null check (length(clave) between 1 and 200),
  huella text not null,
  -- json, not jsonb: a repeated request gets the first answer to the letter.
  respuesta json,
  creada_en timestamptz not null default now(),
  primary key (cuenta_id, usuario_id, ruta, clave),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

-- Uploads under way: the row is written before the first byte and goes with the commit that files the document,
-- so what a crash leaves behind is known and can be swept.
create table subidas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  clave text not null,
  usuario_id uuid not null,
  vista_en timestamptz not null default now(),
  -- Of a file that arrives in parts: which file, from which byte on, and how many bytes.
  parte_de uuid,
  desde bigint check (desde >= 0),
  bytes bigint check (bytes > 0),
  primary key (cuenta_id, clave),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id),
  constraint subidas_parte check (num_nonnulls(parte_de, desde, bytes) in (0, 3))
);

create index pases_usuario on pases (usuario_id, proposito);
create index pases_expira on pases (expira_en);

create index limites_expira on limites (expira_en);

create index claves_idempotencia_barrido on claves_idempotencia (creada_en);

create index subidas_vista on subidas (vista_en);
create unique index subidas_partes on subidas (cuenta_id, usuario_id, parte_de, desde) where parte_de is not null;

-- The bytes become those of an abandoned upload, also when the persona goes. With a cuenta, all of its bytes go.
create function archivo_borrado() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into subidas (cuenta_id, clave, usuario_id, vista_en)
    select old.cuenta_id, old.clave, old.subido_por, '-infinity'
     where exists (select 1 from cuentas c where c.id = old.cuenta_id);
  return null;
end $$;

grant select, insert, update, delete on pases, limites to carpetas_platform;
call table_of_cuenta('claves_idempotencia');
-- Old keys are removed across cuentas.
create policy barrido on claves_idempotencia to carpetas_platform using (true);
grant select, delete on claves_idempotencia to carpetas_platform;
-- The parts of a file are its sender's alone.
call table_of_cuenta('subidas', rows => $$parte_de is null or usuario_id = :usuario$$);
create policy barrido on subidas to carpetas_platform using (true);
-- UPDATE on one column is what a row lock asks for.
grant select, delete, update (vista_en) on subidas to carpetas_platform;
