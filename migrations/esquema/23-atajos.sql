-- Shortcuts of one person to pages.

-- Shortcuts of one person.
create table atajos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  usuario_id uuid not null,
  etiqueta text not null check (length(etiqueta) between 1 and 60),
  descripcion text check (length(descripcion) <= 120),
  icono text not null check (length(icono) between 1 and 80),
  enlace text not null check (length(enlace) between 1 and 500),
  es_interno boolean not null default true,
  creado_en timestamptz not null default now(),
  primary key (cuenta_id, id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
);

create index atajos_usuario on atajos (cuenta_id, usuario_id);

call table_of_cuenta('atajos', rows => $$usuario_id = :usuario$$);
