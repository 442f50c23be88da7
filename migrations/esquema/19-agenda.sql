-- What happens at an hour, the rooms, and the addresses of people's calendars.

-- Rooms of the office.
create table salas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  nombre text not null check (length(nombre) between 1 and 80),
  activa boolean not null default true,
  version integer not null default 1,
  primary key (cuenta_id, id)
);

-- What has an hour in the agenda, such as a signature.
create table eventos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  tipo text not null check (tipo in ('firma', 'reunion', 'otro')),
  titulo text not null check (length(titulo) between 1 and 200),
  carpeta_id uuid,
  desde timestamptz not null,
  hasta timestamptz not null check (hasta > desde and hasta <= desde + interval '1 day'),
  lugar text check (length(lugar) <= 200),
  sala_id uuid,
  notas text check (length(notas) <= 2000),
  version integer not null default 1,
  creado_por uuid not null,
  creado_en timestamptz not null,
  eliminado_en timestamptz,
  primary key (cuenta_id, id),
  check (tipo <> 'firma' or carpeta_id is not null),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, sala_id) references salas (cuenta_id, id),
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
  -- Of two at once in a room, the second is refused.
  constraint eventos_sala exclude using gist
    (cuenta_id with =, sala_id with =, tstzrange(desde, hasta) with &&)
    where (sala_id is not null and eliminado_en is null)
);

-- Who of the office takes part in an evento.
create table evento_personas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  evento_id uuid not null,
  usuario_id uuid not null,
  primary key (cuenta_id, evento_id, usuario_id),
  foreign key (cuenta_id, evento_id) references eventos (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id)
);

-- The address of somebody's calendar for other programs. Its secret is stored nowhere.
create table agenda_enlaces (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  usuario_id uuid not null,
  hash bytea not null unique,
  creado_en timestamptz not null default now(),
  -- The role that its person had. Reserved carpetas are shown only when asked for.
  rol_id smallint not null default 5 check (rol_id between 1 and 5),
  con_reservadas boolean not null default false,
  primary key (cuenta_id, usuario_id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

create unique index salas_nombre on salas (cuenta_id, lower(nombre));

create index eventos_desde on eventos (cuenta_id, desde) where eliminado_en is null;
create index eventos_carpeta on eventos (cuenta_id, carpeta_id) where carpeta_id is not null;
create unique index eventos_firma on eventos (cuenta_id, carpeta_id) where tipo = 'firma' and eliminado_en is null;

create index evento_personas_usuario on evento_personas (cuenta_id, usuario_id);

call table_of_cuenta('salas', written => $$:rol(1, 2)$$);
call table_of_cuenta('eventos',
  seen => $$carpeta_id is null or $$ || with_carpeta('eventos'),
  may => 'select, insert, update');
call sweep_deleted('eventos', 'eliminado_en');
call table_of_cuenta('evento_personas',
  seen => $$exists (select 1 from eventos e where e.cuenta_id = evento_personas.cuenta_id and e.id = evento_id)$$);
call table_of_cuenta('agenda_enlaces', rows => $$usuario_id = :usuario$$);
-- Whose calendar an address is, before it is known in which cuenta.
create policy enlaces on agenda_enlaces for select to carpetas_platform using (true);
grant select (cuenta_id, usuario_id, hash, rol_id, con_reservadas) on agenda_enlaces to carpetas_platform;
