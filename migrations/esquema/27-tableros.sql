-- The tableros of a cuenta: lists of cards, with who works on them and their labels.

-- Boards.
create table tableros (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  titulo text not null check (length(titulo) between 1 and 120),
  descripcion text check (length(descripcion) <= 500),
  icono text check (length(icono) <= 80),
  version integer not null default 1,
  creado_por uuid not null,
  creado_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now(),
  eliminado_en timestamptz,
  primary key (cuenta_id, id),
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id)
);

-- Who works on a tablero.
create table tablero_miembros (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  tablero_id uuid not null,
  usuario_id uuid not null,
  orden smallint not null default 0,
  primary key (cuenta_id, tablero_id, usuario_id),
  foreign key (cuenta_id, tablero_id) references tableros (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

-- Columns of a tablero.
create table tablero_listas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  tablero_id uuid not null,
  titulo text not null check (length(titulo) between 1 and 120),
  -- Steps of 65536; whoever finds no number between two neighbours sends all anew.
  posicion integer not null check (posicion >= 0),
  version integer not null default 1,
  creada_en timestamptz not null default now(),
  actualizada_en timestamptz not null default now(),
  eliminada_en timestamptz,
  primary key (cuenta_id, id),
  -- What tarjetas refers to: a card is in a list of its own board.
  unique (cuenta_id, tablero_id, id),
  foreign key (cuenta_id, tablero_id) references tableros (cuenta_id, id) on delete cascade
);

-- Cards of a tablero.
create table tarjetas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  tablero_id uuid not null,
  lista_id uuid not null,
  titulo text not null check (length(titulo) between 1 and 500),
  descripcion text check (length(descripcion) <= 20000),
  vence timestamptz,
  posicion integer not null check (posicion >= 0),
  version integer not null default 1,
  creada_por uuid not null,
  creada_en timestamptz not null default now(),
  actualizada_en timestamptz not null default now(),
  eliminada_en timestamptz,
  primary key (cuenta_id, id),
  unique (cuenta_id, tablero_id, id),
  foreign key (cuenta_id, tablero_id) references tableros (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, tablero_id, lista_id) references tablero_listas (cuenta_id, tablero_id, id) on delete cascade,
  foreign key (cuenta_id, creada_por) references membresias (cuenta_id, usuario_id)
);

-- Labels of a tablero.
create table tablero_etiquetas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  tablero_id uuid not null,
  titulo text not null check (length(titulo) between 1 and 60),
  version integer not null default 1,
  creada_en timestamptz not null default now(),
  eliminada_en timestamptz,
  primary key (cuenta_id, id),
  unique (cuenta_id, tablero_id, id),
  foreign key (cuenta_id, tablero_id) references tableros (cuenta_id, id) on delete cascade
);

-- Which tarjeta has which label.
create table tarjeta_etiquetas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  tablero_id uuid not null,
  tarjeta_id uuid not null,
  etiqueta_id uuid not null,
  orden smallint not null default 0,
  primary key (cuenta_id, tarjeta_id, etiqueta_id),
  foreign key (cuenta_id, tablero_id, tarjeta_id) references tarjetas (cuenta_id, tablero_id, id) on delete cascade,
  foreign key (cuenta_id, tablero_id, etiqueta_id)
    references tablero_etiquetas (cuenta_id, tablero_id, id) on delete cascade
);

create index tableros_creado_por on tableros (cuenta_id, creado_por);

create index tablero_miembros_usuario on tablero_miembros (cuenta_id, usuario_id);

create index tarjetas_lista on tarjetas (cuenta_id, tablero_id, lista_id, posicion, id);
create index tarjetas_actividad on tarjetas (cuenta_id, tablero_id, actualizada_en desc);
create index tarjetas_creada_por on tarjetas (cuenta_id, creada_por);

create index tarjeta_etiquetas_tarjeta on tarjeta_etiquetas (cuenta_id, tablero_id, tarjeta_id);
create index tarjeta_etiquetas_etiqueta on tarjeta_etiquetas (cuenta_id, tablero_id, etiqueta_id);

call table_of_cuenta('tableros');
call sweep_deleted('tableros', 'eliminado_en');
call table_of_cuenta('tablero_miembros');
call table_of_cuenta('tablero_listas');
call sweep_deleted('tablero_listas', 'eliminada_en');
call table_of_cuenta('tarjetas');
call sweep_deleted('tarjetas', 'eliminada_en');
call table_of_cuenta('tablero_etiquetas');
call sweep_deleted('tablero_etiquetas', 'eliminada_en');
call table_of_cuenta('tarjeta_etiquetas');
