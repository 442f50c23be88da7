-- People who sign in. Tables of the platform: the tenant role never reaches them.

-- People who sign in; one row for all their cuentas.
create table usuarios (
  id uuid primary key,
  email text not null unique check (email = lower(email) and email like '%_@_%'),
  nombre text not null check (length(nombre) between 1 and 120),
  avatar text,
  estado text not null default 'enLinea' check (estado in ('enLinea', 'ausente', 'ocupado', 'invisible')),
  clave_hash text,
  suspendido_en timestamptz,
  creado_en timestamptz not null default now(),
  preferencias jsonb not null default '{}'
    check (jsonb_typeof(preferencias) = 'object'),
  email_confirmado_en timestamptz default now(),
  clave_cambiada_en timestamptz,
  -- The office that they named when they signed up, to begin their first cuenta with.
  oficina text check (length(oficina) <= 120),
  -- When they last did something in an open page: how present the others see them.
  activo_en timestamptz,
  -- What they tell the others of themselves.
  cargo text check (length(cargo) between 1 and 120),
  -- As `+34 600 00 00 00`.
  telefono text check (telefono ~ '^[+][1-9]' and length(telefono) <= 60),
  -- Since when no provider lets them in by the address alone: they reported that somebody else came in.
  vinculo_cerrado_en timestamptz
);

-- Pictures that pages show without a token, under a name that nobody can guess.
create table imagenes (
  clave text primary key check (clave ~ '^[A-Za-z0-9_-]{43}$'),
  mime text not null,
  bytes integer not null check (bytes > 0),
  usuario_id uuid references usuarios (id) on delete set null,
  creada_en timestamptz not null default now(),
  -- Since when nothing shows it any more.
  retirada_en timestamptz
);

create index imagenes_usuario on imagenes (usuario_id);

grant select, insert, update, delete on usuarios, imagenes to carpetas_platform;
