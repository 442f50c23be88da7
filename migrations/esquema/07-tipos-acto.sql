-- The actos of a cuenta in versions, of which each carpeta keeps its own.

-- The catalogue of actos of a cuenta, each in its newest version.
create table tipos_acto (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  clave text not null,
  nombre text not null check (length(nombre) between 1 and 120),
  pais text not null check (pais in ('AR', 'ES', 'UY', 'CL')),
  es_registrable boolean not null,
  reservado_por_defecto boolean not null default false,
  roles_requeridos text[] not null default '{}',
  requisitos jsonb not null default '[]',
  plazos jsonb not null default '[]',
  secciones text[] not null default '{}',
  alcance_aml boolean not null default false,
  version integer not null default 1 check (version > 0),
  activo boolean not null default true,
  -- Who confirmed it by the norm in force.
  confirmada_en timestamptz,
  confirmada_por uuid,
  primary key (cuenta_id, id),
  unique (cuenta_id, clave),
  constraint tipos_acto_confirmada check ((confirmada_en is null) = (confirmada_por is null)),
  foreign key (cuenta_id, confirmada_por) references membresias (cuenta_id, usuario_id)
);

-- All versions of the actos; each carpeta keeps its own.
create table tipos_acto_versiones (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  tipo_acto_id uuid not null,
  version integer not null check (version > 0),
  nombre text not null check (length(nombre) between 1 and 120),
  es_registrable boolean not null,
  reservado_por_defecto boolean not null,
  roles_requeridos text[] not null,
  requisitos jsonb not null,
  plazos jsonb not null,
  secciones text[] not null,
  alcance_aml boolean not null,
  -- Null for the initial catalogue.
  creada_por uuid,
  creada_en timestamptz not null default now(),
  primary key (cuenta_id, tipo_acto_id, version),
  foreign key (cuenta_id, tipo_acto_id) references tipos_acto (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, creada_por) references membresias (cuenta_id, usuario_id)
);

create index tipos_acto_confirmada_por on tipos_acto (cuenta_id, confirmada_por) where confirmada_por is not null;

create index tipos_acto_versiones_creada_por on tipos_acto_versiones (cuenta_id, creada_por);

call table_of_cuenta('tipos_acto');
call table_of_cuenta('tipos_acto_versiones', may => 'select, insert');
