-- Offices, who belongs to them, and who is invited.

-- Offices: what a plan, a country and a numbering belong to.
create table cuentas (
  id uuid primary key,
  nombre text not null check (length(nombre) between 1 and 120),
  pais text not null check (pais in ('AR', 'ES', 'UY', 'CL')),
  moneda text not null check (moneda ~ '^[A-Z]{3}$'),
  zona_horaria text not null,
  numero_inicial integer not null default 1 check (numero_inicial > 0),
  creada_en timestamptz not null default now(),
  plan text not null default 'oficina' check (plan in ('inicial', 'oficina', 'plena')),
  numero_prefijo text not null default '' check (numero_prefijo ~ '^[A-Z0-9./-]{0,8}$'),
  logo text,
  version integer not null default 1,
  -- Until cierra_en it can be undone; from then on nobody gets in.
  cierre_pedido_por uuid references usuarios (id),
  cierre_pedido_en timestamptz,
  cierra_en timestamptz,
  -- How many of the mails about it were sent: asked for, a week left, closed.
  cierre_avisos smallint not null default 0,
  en_primeros_pasos boolean not null default false,
  numeracion_confirmada_en timestamptz,
  -- Suspended by an operator: nobody gets in, and all that it has stays.
  suspendida_en timestamptz,
  suspendida_motivo text check (length(suspendida_motivo) between 1 and 300),
  check ((cierre_pedido_en is null) = (cierra_en is null)),
  check ((suspendida_en is null) = (suspendida_motivo is null))
);

-- Who belongs to which cuenta, with which role.
create table membresias (
  cuenta_id uuid not null references cuentas (id),
  usuario_id uuid not null references usuarios (id),
  rol_id smallint not null check (rol_id between 1 and 5),
  estado text not null default 'activa' check (estado in ('activa', 'suspendida', 'retirada')),
  creada_en timestamptz not null default now(),
  cambiada_en timestamptz,
  primary key (cuenta_id, usuario_id)
);

-- Invitations into a cuenta, each of one e-mail address.
create table invitaciones (
  cuenta_id uuid not null references cuentas (id),
  id uuid not null,
  email text not null check (email = lower(email) and email like '%_@_%'),
  rol_id smallint not null check (rol_id between 1 and 5),
  hash bytea not null unique check (length(hash) = 32),
  invitada_por uuid not null references usuarios (id),
  creada_en timestamptz not null default now(),
  enviada_en timestamptz not null default now(),
  expira_en timestamptz not null,
  aceptada_en timestamptz,
  aceptada_por uuid references usuarios (id),
  revocada_en timestamptz,
  primary key (cuenta_id, id),
  check ((aceptada_en is null) = (aceptada_por is null)),
  check (aceptada_en is null or revocada_en is null)
);

-- Who does not want to see the first steps of a new cuenta.
create table primeros_pasos_ocultos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  usuario_id uuid not null,
  ocultos_en timestamptz not null default now(),
  primary key (cuenta_id, usuario_id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

-- All that a cuenta has, asked for as a ZIP.
create table exportaciones (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  pedida_por uuid not null,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'lista', 'fallida')),
  clave text unique,
  bytes bigint check (bytes >= 0),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  pedida_en timestamptz not null default now(),
  lista_en timestamptz,
  expira_en timestamptz,
  primary key (cuenta_id, id),
  check ((estado = 'lista') = (lista_en is not null)),
  foreign key (cuenta_id, pedida_por) references membresias (cuenta_id, usuario_id)
);

create index membresias_usuario on membresias (usuario_id);

create unique index invitaciones_pendiente on invitaciones (cuenta_id, email)
  where aceptada_en is null and revocada_en is null;
create index invitaciones_invitada_por on invitaciones (invitada_por);

create index exportaciones_pedida_por on exportaciones (cuenta_id, pedida_por);
-- One at a time: the second who asks is told of the first.
create unique index exportaciones_pendiente on exportaciones (cuenta_id) where estado = 'pendiente';

-- A cuenta keeps a titular who is active.
create function exigir_titular() returns trigger language plpgsql as $$
begin
  -- One after the other: of two titulares who leave at once, one stays.
  perform 1 from cuentas where id = old.cuenta_id for no key update;
  if not exists (select 1 from membresias
                  where cuenta_id = old.cuenta_id and rol_id = 1 and estado = 'activa') then
    raise exception 'The cuenta % would be left without a titular.', old.cuenta_id using errcode = 'CA001';
  end if;
  return null;
end $$;

grant select, insert, update, delete on cuentas, membresias, invitaciones to carpetas_platform;
alter table membresias enable row level security, force row level security;
create policy plataforma on membresias to carpetas_platform using (true) with check (true);
alter table invitaciones enable row level security, force row level security;
create policy plataforma on invitaciones to carpetas_platform using (true) with check (true);
call table_of_cuenta('primeros_pasos_ocultos', rows => $$usuario_id = :usuario$$, may => 'select, insert, delete');
call table_of_cuenta('exportaciones', seen => $$:rol(1)$$);
create policy plataforma on exportaciones to carpetas_platform using (true) with check (true);
grant select, delete on exportaciones to carpetas_platform;

create trigger membresias_titular after update of rol_id, estado or delete on membresias
  for each row when (old.rol_id = 1 and old.estado = 'activa') execute function exigir_titular();
