-- How people get in: sessions, second factors, and tokens.

-- Signed-in devices of a person.
create table sesiones (
  id uuid primary key,
  usuario_id uuid not null references usuarios (id),
  cuenta_activa_id uuid,
  modo text not null check (modo in ('json', 'cookie')),
  agente text,
  direccion inet,
  creada_en timestamptz not null default now(),
  usada_en timestamptz not null default now(),
  expira_en timestamptz not null,
  revocada_en timestamptz,
  verificada_en timestamptz default now(),
  bloqueada_en timestamptz,
  medio text not null default 'clave' check (medio in ('clave', 'passkey', 'proveedor')),
  foreign key (cuenta_activa_id, usuario_id) references membresias (cuenta_id, usuario_id)
    on delete set null (cuenta_activa_id)
);

-- Tokens that renew a session, each of use once.
create table refresh_tokens (
  hash bytea primary key check (length(hash) = 32),
  sesion_id uuid not null references sesiones (id) on delete cascade,
  creado_en timestamptz not null default now(),
  usado_en timestamptz,
  sucesor bytea unique
);

-- Identities of people at a provider (OIDC).
create table identidades (
  emisor text not null check (length(emisor) between 1 and 500),
  sujeto text not null check (length(sujeto) between 1 and 255),
  usuario_id uuid not null references usuarios (id) on delete cascade,
  email text,
  creada_en timestamptz not null default now(),
  usada_en timestamptz not null default now(),
  primary key (emisor, sujeto)
);

-- Second factors by code.
create table factores_totp (
  usuario_id uuid primary key references usuarios (id) on delete cascade,
  -- Encrypted with a key derived from the signing secret.
  secreto bytea not null,
  -- The last step that a code was taken for: none is taken twice.
  ultimo_paso bigint not null default 0,
  confirmado_en timestamptz,
  creado_en timestamptz not null default now()
);

-- Codes that stand in for a lost second factor.
create table codigos_recuperacion (
  usuario_id uuid not null references usuarios (id) on delete cascade,
  hash bytea not null check (length(hash) = 32),
  usado_en timestamptz,
  creado_en timestamptz not null default now(),
  primary key (usuario_id, hash)
);

-- Passkeys of people.
create table passkeys (
  -- The credential's id, base64url.
  id text primary key check (length(id) between 1 and 1400),
  usuario_id uuid not null references usuarios (id) on delete cascade,
  nombre text not null check (length(nombre) between 1 and 60),
  clave_publica bytea not null,
  contador bigint not null default 0,
  transportes text[] not null default '{}',
  es_sincronizada boolean not null default false,
  creada_en timestamptz not null default now(),
  usada_en timestamptz
);

-- Tokens by which programs of a person use the API.
create table tokens_personales (
  cuenta_id uuid not null references cuentas (id),
  id uuid not null,
  usuario_id uuid not null,
  nombre text not null check (length(nombre) between 1 and 60),
  rol_id smallint not null check (rol_id between 1 and 5),
  hash bytea not null unique check (length(hash) = 32),
  -- Its last characters, to tell one from another.
  final text not null check (length(final) = 4),
  creado_en timestamptz not null default now(),
  expira_en timestamptz not null,
  usado_en timestamptz,
  revocado_en timestamptz,
  primary key (cuenta_id, id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

create index sesiones_usuario on sesiones (usuario_id);
create index sesiones_cuenta_activa on sesiones (cuenta_activa_id, usuario_id);

create index refresh_tokens_sesion on refresh_tokens (sesion_id);

create index identidades_usuario on identidades (usuario_id);

create index passkeys_usuario on passkeys (usuario_id);

create index tokens_personales_usuario on tokens_personales (usuario_id);

grant select, insert, update, delete
  on sesiones, refresh_tokens, identidades, factores_totp, codigos_recuperacion, passkeys, tokens_personales
  to carpetas_platform;
alter table tokens_personales enable row level security, force row level security;
create policy plataforma on tokens_personales to carpetas_platform using (true) with check (true);
