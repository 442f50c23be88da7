-- Courses that a cuenta writes, and how far each person is.

-- Courses that a cuenta writes.
create table cursos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  titulo text not null check (length(titulo) between 1 and 150),
  descripcion text not null default '' check (length(descripcion) <= 500),
  -- The slug of a category in server/oficina/academia/categorias.ts.
  categoria text not null check (length(categoria) <= 60),
  minutos integer not null check (minutos between 1 and 600),
  -- NULL: a draft.
  publicado_en timestamptz,
  version integer not null default 1,
  creado_por uuid not null,
  creado_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now(),
  eliminado_en timestamptz,
  primary key (cuenta_id, id),
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id)
);

-- Steps of courses.
create table curso_pasos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  curso_id uuid not null,
  titulo text not null check (length(titulo) between 1 and 150),
  subtitulo text not null default '' check (length(subtitulo) <= 300),
  -- Sanitised HTML.
  contenido text not null default '' check (length(contenido) <= 50000),
  imagen text check (length(imagen) <= 500),
  imagen_ancho integer,
  imagen_alto integer,
  -- What the picture shows, for who cannot see it.
  imagen_texto text not null default '' check (length(imagen_texto) <= 300),
  -- From 0. A new order is written as a whole.
  posicion integer not null,
  version integer not null default 1,
  creado_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now(),
  eliminado_en timestamptz,
  primary key (cuenta_id, id),
  foreign key (cuenta_id, curso_id) references cursos (cuenta_id, id) on delete cascade
);

-- How far each person is in each course.
create table curso_progresos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  usuario_id uuid not null,
  curso_id uuid not null,
  propio_id uuid check (propio_id = curso_id),
  -- The furthest step of this time through, from 0.
  paso integer not null default 0 check (paso >= 0),
  -- How many times the course was completed.
  completado integer not null default 0 check (completado >= 0),
  completado_en timestamptz,
  creado_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now(),
  primary key (cuenta_id, usuario_id, curso_id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade,
  foreign key (cuenta_id, propio_id) references cursos (cuenta_id, id) on delete cascade
);

-- Who was asked to take a course by a day.
create table curso_pedidos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  usuario_id uuid not null,
  curso_id uuid not null,
  propio_id uuid check (propio_id = curso_id),
  vence timestamptz not null,
  pedido_por uuid not null,
  -- The tarea of whoever was asked; NULL once it is gone.
  tarea_id uuid,
  cumplido_en timestamptz,
  creado_en timestamptz not null default now(),
  -- One request of a course a person: another one renews it.
  primary key (cuenta_id, usuario_id, curso_id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade,
  foreign key (cuenta_id, pedido_por) references membresias (cuenta_id, usuario_id) on delete cascade,
  foreign key (cuenta_id, tarea_id) references tareas (cuenta_id, id) on delete set null (tarea_id),
  foreign key (cuenta_id, propio_id) references cursos (cuenta_id, id) on delete cascade
);

create index cursos_creado_por on cursos (cuenta_id, creado_por);

create index curso_pasos_curso on curso_pasos (cuenta_id, curso_id, posicion, id);

create index curso_progresos_propio on curso_progresos (cuenta_id, propio_id);

create index curso_pedidos_propio on curso_pedidos (cuenta_id, propio_id);
create index curso_pedidos_pedido_por on curso_pedidos (cuenta_id, pedido_por);
create index curso_pedidos_tarea on curso_pedidos (cuenta_id, tarea_id);

call table_of_cuenta('cursos',
  seen => $$:rol(1, 2) or publicado_en is not null and eliminado_en is null$$,
  written => $$:rol(1, 2)$$);
call sweep_deleted('cursos', 'eliminado_en');
call table_of_cuenta('curso_pasos',
  seen => $$
    exists (select 1 from cursos c where c.cuenta_id = curso_pasos.cuenta_id and c.id = curso_pasos.curso_id)$$,
  written => $$:rol(1, 2)$$);
call sweep_deleted('curso_pasos', 'eliminado_en', 'imagen');
call table_of_cuenta('curso_progresos', rows => $$curso_progresos.usuario_id = :usuario or :rol(1)$$);
call table_of_cuenta('curso_pedidos', rows => $$curso_pedidos.usuario_id = :usuario or :rol(1)$$);
