-- The tareas of a cuenta. Those of a carpeta are seen by who sees it.

-- To-dos of the office or of a carpeta, in one order with the sections between them.
create table tareas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  tipo text not null check (tipo in ('task', 'section')),
  titulo text not null default '' check (length(titulo) <= 500),
  notas text check (length(notas) <= 20000),
  completada_en timestamptz,
  vence timestamptz,
  -- Low, normal, high.
  prioridad smallint not null default 1 check (prioridad between 0 and 2),
  -- Between its neighbours', however far apart: the order that is told counts from 0.
  posicion bigint not null,
  asignada_a uuid,
  carpeta_id uuid,
  -- [{id, title, completed}]
  subtareas jsonb not null default '[]' check (jsonb_typeof(subtareas) = 'array'),
  version integer not null default 1,
  creada_por uuid not null,
  creada_en timestamptz not null default now(),
  actualizada_en timestamptz not null default now(),
  eliminada_en timestamptz,
  busqueda text generated always as (sin_acentos(titulo || ' ' || coalesce(notas, ''))) stored,
  primary key (cuenta_id, id),
  check (tipo = 'task' or (carpeta_id is null and asignada_a is null)),
  foreign key (cuenta_id, asignada_a) references membresias (cuenta_id, usuario_id),
  foreign key (cuenta_id, creada_por) references membresias (cuenta_id, usuario_id),
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade
);

-- Tags of tareas.
create table tarea_etiquetas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  titulo text not null check (length(titulo) <= 60),
  version integer not null default 1,
  creada_en timestamptz not null default now(),
  eliminada_en timestamptz,
  primary key (cuenta_id, id)
);

-- Which tarea has which tag.
create table tarea_etiquetado (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  tarea_id uuid not null,
  etiqueta_id uuid not null,
  orden smallint not null default 0,
  primary key (cuenta_id, tarea_id, etiqueta_id),
  foreign key (cuenta_id, tarea_id) references tareas (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, etiqueta_id) references tarea_etiquetas (cuenta_id, id) on delete cascade
);

create index tareas_posicion on tareas (cuenta_id, posicion, id) where eliminada_en is null;
create index tareas_asignada on tareas (cuenta_id, asignada_a) where asignada_a is not null;
create index tareas_creada_por on tareas (cuenta_id, creada_por);
create index tareas_carpeta on tareas (cuenta_id, carpeta_id) where carpeta_id is not null;

create index tarea_etiquetado_etiqueta on tarea_etiquetado (cuenta_id, etiqueta_id);

-- Who sees all carpetas sees all tareas: their carpetas are not looked up one by one.
call table_of_cuenta('tareas', rows => $$carpeta_id is null or :rol(1, 2) or $$ || with_carpeta('tareas'));
call sweep_deleted('tareas', 'eliminada_en');
call table_of_cuenta('tarea_etiquetas');
call sweep_deleted('tarea_etiquetas', 'eliminada_en');
call table_of_cuenta('tarea_etiquetado',
  seen => $$exists (select 1 from tareas t where t.cuenta_id = tarea_etiquetado.cuenta_id and t.id = tarea_id)$$);

call make_searchable('tareas', 'eliminada_en is null');
