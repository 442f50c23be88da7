-- Votes on pages of the help, and requests for support. Its author alone sees a request; the operator sees all.

-- Whether a page of the help was of use, one vote of a person and page.
create table ayuda_votos (
  usuario_id uuid not null references usuarios (id) on delete cascade,
  -- «getting-started/primeros-pasos».
  pagina text not null check (length(pagina) <= 200),
  sirve boolean not null,
  votado_en timestamptz not null default now(),
  primary key (usuario_id, pagina)
);

-- What people ask of those who run the product.
create table ayuda_solicitudes (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  usuario_id uuid not null,
  nombre text not null check (char_length(nombre) between 1 and 120),
  email text not null check (length(email) <= 254),
  asunto text not null check (char_length(asunto) between 1 and 200),
  mensaje text not null check (char_length(mensaje) between 1 and 10000),
  estado text not null default 'recibida' check (estado in ('recibida', 'respondida', 'cerrada')),
  creada_en timestamptz not null default now(),
  cambiada_en timestamptz not null default now(),
  -- Null until the mail to SUPPORT_EMAIL left.
  enviada_en timestamptz,
  primary key (cuenta_id, id),
  unique (cuenta_id, usuario_id, id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

-- Files of these requests.
-- Its foreign keys have the name that subido_por had: usuario_id.
create table ayuda_adjuntos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  subido_por uuid not null,
  -- Null until the request is sent.
  solicitud_id uuid,
  orden smallint not null default 0,
  nombre text not null check (length(nombre) between 1 and 255),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes > 0),
  mime text not null,
  clave text not null unique,
  -- Since when it belongs to no request.
  suelto_desde timestamptz,
  check ((solicitud_id is null) = (suelto_desde is not null)),
  primary key (cuenta_id, id),
  constraint ayuda_adjuntos_cuenta_id_usuario_id_fkey
    foreign key (cuenta_id, subido_por) references membresias (cuenta_id, usuario_id) on delete cascade,
  constraint ayuda_adjuntos_cuenta_id_usuario_id_solicitud_id_fkey
    foreign key (cuenta_id, subido_por, solicitud_id)
    references ayuda_solicitudes (cuenta_id, usuario_id, id) on delete cascade
);

create index ayuda_votos_pagina on ayuda_votos (pagina);

create index ayuda_solicitudes_usuario on ayuda_solicitudes (cuenta_id, usuario_id, creada_en desc, id desc);
create index ayuda_solicitudes_atendidas on ayuda_solicitudes (cambiada_en) where estado <> 'recibida';

create index ayuda_adjuntos_solicitud on ayuda_adjuntos (cuenta_id, subido_por, solicitud_id);
create index ayuda_adjuntos_uso on ayuda_adjuntos (cuenta_id) include (bytes);

grant select, insert, update, delete on ayuda_votos to carpetas_platform;
call table_of_cuenta('ayuda_solicitudes',
  rows => $$usuario_id = :usuario$$,
  may => 'select, insert, update (estado, cambiada_en, enviada_en)');
-- The operator's command lists requests, shows them and says that they were answered.
create policy operador on ayuda_solicitudes to carpetas_platform using (true);
grant select on ayuda_solicitudes to carpetas_platform;
grant update (estado, cambiada_en) on ayuda_solicitudes to carpetas_platform;
call table_of_cuenta('ayuda_adjuntos', rows => $$subido_por = :usuario$$, may => 'select, insert, update');
call sweep_deleted('ayuda_adjuntos', 'suelto_desde');
create policy uso on ayuda_adjuntos for select to carpetas_platform using (true);
create policy atendidos on ayuda_adjuntos for delete to carpetas_platform using (solicitud_id is not null);
grant select (cuenta_id, bytes, solicitud_id, orden, nombre) on ayuda_adjuntos to carpetas_platform;

create trigger archivo_borrado after delete on ayuda_adjuntos for each row execute function archivo_borrado();
