-- The notas of one person. Nobody else sees them, a titular included.

-- Notes of one person, seen by nobody else.
create table notas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  usuario_id uuid not null,
  titulo text not null default '' check (length(titulo) <= 500),
  -- Plain text.
  contenido text not null default '' check (length(contenido) <= 50000),
  -- [{id, content, completed}]; NULL: no list.
  tareas jsonb check (jsonb_typeof(tareas) = 'array'),
  imagen text check (length(imagen) <= 500),
  -- Of the picture, so that pages keep its place while it loads.
  imagen_ancho integer,
  imagen_alto integer,
  recordatorio timestamptz,
  -- The recordatorio that its person was told of.
  recordado timestamptz,
  archivada boolean not null default false,
  version integer not null default 1,
  creada_en timestamptz not null default now(),
  actualizada_en timestamptz not null default now(),
  eliminada_en timestamptz,
  primary key (cuenta_id, id),
  -- What nota_etiquetado refers to: nobody labels a nota with somebody else's etiqueta.
  unique (cuenta_id, usuario_id, id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

-- Tags of notas, of one person.
create table nota_etiquetas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  usuario_id uuid not null,
  titulo text not null check (length(titulo) <= 60),
  version integer not null default 1,
  creada_en timestamptz not null default now(),
  eliminada_en timestamptz,
  primary key (cuenta_id, id),
  unique (cuenta_id, usuario_id, id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

-- Which nota has which tag.
create table nota_etiquetado (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  usuario_id uuid not null,
  nota_id uuid not null,
  etiqueta_id uuid not null,
  orden smallint not null default 0,
  primary key (cuenta_id, nota_id, etiqueta_id),
  foreign key (cuenta_id, usuario_id, nota_id) references notas (cuenta_id, usuario_id, id) on delete cascade,
  foreign key (cuenta_id, usuario_id, etiqueta_id)
    references nota_etiquetas (cuenta_id, usuario_id, id) on delete cascade
);

create index notas_usuario on notas (cuenta_id, usuario_id, creada_en, id) where eliminada_en is null;

create index nota_etiquetado_nota on nota_etiquetado (cuenta_id, usuario_id, nota_id);
create index nota_etiquetado_etiqueta on nota_etiquetado (cuenta_id, usuario_id, etiqueta_id);

call table_of_cuenta('notas', rows => $$usuario_id = :usuario$$);
call sweep_deleted('notas', 'eliminada_en', 'imagen');
call table_of_cuenta('nota_etiquetas', rows => $$usuario_id = :usuario$$);
call sweep_deleted('nota_etiquetas', 'eliminada_en');
call table_of_cuenta('nota_etiquetado', rows => $$usuario_id = :usuario$$);
