-- What one person is told. Each row is seen by its person alone.

-- What one person is told: notifications and messages.
create table avisos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  usuario_id uuid not null,
  -- What it tells of: who may not see the carpeta any more does not see the aviso either.
  carpeta_id uuid,
  familia text not null check (familia in ('notificacion', 'mensaje')),
  -- HTML, sanitised on the way in.
  titulo text check (length(titulo) <= 1000),
  descripcion text check (length(descripcion) <= 4000),
  icono text check (length(icono) <= 80),
  imagen text check (length(imagen) <= 500),
  enlace text check (length(enlace) <= 500),
  -- Whether the link is a page of ours.
  es_interno boolean not null default true,
  leido boolean not null default false,
  visto boolean not null default false,
  -- What many of become one while unread: the documents added to a carpeta, the messages of a chat.
  grupo text check (length(grupo) <= 120),
  cantidad integer not null default 1 check (cantidad > 0),
  creado_en timestamptz not null default now(),
  -- Kept for a while, so that a deletion can be undone.
  eliminado_en timestamptz,
  primary key (cuenta_id, id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade,
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade
);

-- What waits to be told by e-mail together with more of the same.
create table avisos_por_correo (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  usuario_id uuid not null,
  -- What it tells of: who may not see the carpeta any more is not told either.
  carpeta_id uuid,
  tipo text not null,
  -- Plain text, as the mail says it.
  titulo text not null,
  parrafo text not null,
  enlace text,
  creado_en timestamptz not null default now(),
  enviar_en timestamptz not null,
  primary key (cuenta_id, id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade,
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade
);

create index avisos_usuario on avisos (cuenta_id, usuario_id, familia, creado_en desc) where eliminado_en is null;
create unique index avisos_grupo on avisos (cuenta_id, usuario_id, familia, grupo) where not leido;
create index avisos_carpeta on avisos (cuenta_id, carpeta_id) where carpeta_id is not null;
create index avisos_creado on avisos (creado_en);
create index avisos_eliminado on avisos (eliminado_en) where eliminado_en is not null;

create index avisos_por_correo_usuario on avisos_por_correo (cuenta_id, usuario_id);
create index avisos_por_correo_carpeta on avisos_por_correo (cuenta_id, carpeta_id) where carpeta_id is not null;
create index avisos_por_correo_enviar on avisos_por_correo (enviar_en);

call table_of_cuenta('avisos',
  seen => $$usuario_id = :usuario and (carpeta_id is null or $$ || with_carpeta('avisos') || ')',
  written => $$usuario_id = :usuario$$);
create policy barrido on avisos to carpetas_platform using (true);
grant select (creado_en, eliminado_en), delete on avisos to carpetas_platform;
call table_of_cuenta('avisos_por_correo',
  seen => $$usuario_id = :usuario and (carpeta_id is null or $$ || with_carpeta('avisos_por_correo') || ')',
  written => $$usuario_id = :usuario$$,
  may => 'select, insert, delete');
create policy barrido on avisos_por_correo to carpetas_platform using (true);
grant select (cuenta_id, usuario_id, enviar_en), delete on avisos_por_correo to carpetas_platform;
