-- Templates of texts, and which documents were made of them.

-- Templates of texts, as DOCX with fields.
create table plantillas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  -- That of one of ours; null for what the office wrote.
  inicial text check (length(inicial) <= 40),
  nombre text not null check (length(nombre) between 1 and 120),
  descripcion text check (length(descripcion) <= 500),
  -- The actos that it is for; none for all.
  tipos_acto uuid[] not null default '{}',
  version_actual integer not null default 1 check (version_actual > 0),
  activa boolean not null default true,
  version integer not null default 1,
  creada_por uuid not null,
  creada_en timestamptz not null default now(),
  actualizada_en timestamptz not null default now(),
  primary key (cuenta_id, id),
  unique (cuenta_id, inicial),
  foreign key (cuenta_id, creada_por) references membresias (cuenta_id, usuario_id)
);

-- Versions of templates, which never change.
create table plantilla_versiones (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  plantilla_id uuid not null,
  n integer not null check (n > 0),
  nombre_original text not null check (length(nombre_original) between 1 and 255),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes > 0),
  mime text not null,
  clave text not null unique,
  -- The fields that it names.
  campos jsonb not null,
  motivo text check (length(motivo) <= 300),
  autor_id uuid not null,
  creada_en timestamptz not null default now(),
  primary key (cuenta_id, plantilla_id, n),
  foreign key (cuenta_id, plantilla_id) references plantillas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, autor_id) references membresias (cuenta_id, usuario_id)
);

-- Passages that templates insert by name.
create table clausulas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  -- By it templates name the clause: {clausula.precio}.
  clave text not null check (clave ~ '^[a-z][A-Za-z0-9]{0,39}$'),
  nombre text not null check (length(nombre) between 1 and 120),
  texto text not null check (length(texto) between 1 and 10000),
  version integer not null default 1,
  creada_por uuid not null,
  creada_en timestamptz not null default now(),
  actualizada_en timestamptz not null default now(),
  primary key (cuenta_id, id),
  unique (cuenta_id, clave),
  foreign key (cuenta_id, creada_por) references membresias (cuenta_id, usuario_id)
);

-- Which document was made of which template.
create table plantilla_documentos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  documento_id uuid not null,
  carpeta_id uuid not null,
  plantilla_id uuid not null,
  primary key (cuenta_id, documento_id),
  foreign key (cuenta_id, carpeta_id, documento_id)
    references documentos (cuenta_id, carpeta_id, id) on delete cascade,
  foreign key (cuenta_id, plantilla_id) references plantillas (cuenta_id, id) on delete cascade
);

create index plantillas_creada_por on plantillas (cuenta_id, creada_por);

create index plantilla_versiones_autor on plantilla_versiones (cuenta_id, autor_id);
create index plantilla_versiones_uso on plantilla_versiones (cuenta_id) include (bytes);

create index clausulas_creada_por on clausulas (cuenta_id, creada_por);

create index plantilla_documentos_carpeta on plantilla_documentos (cuenta_id, carpeta_id, documento_id);
create index plantilla_documentos_plantilla on plantilla_documentos (cuenta_id, plantilla_id);

call table_of_cuenta('plantillas', may => 'select, insert, update');
call table_of_cuenta('plantilla_versiones', may => 'select, insert');
create policy uso on plantilla_versiones for select to carpetas_platform using (true);
grant select (cuenta_id, bytes) on plantilla_versiones to carpetas_platform;
call table_of_cuenta('clausulas');
call table_of_cuenta('plantilla_documentos', rows => with_carpeta('plantilla_documentos'));
