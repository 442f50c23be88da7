-- The address book. A contacto is at most one persona; a persona may have several contactos.

-- The name counts together with the company. Its hash keeps the entries of the index short.
create function clave_de_nombre(nombre text, empresa text) returns text language sql immutable parallel safe
return 'n:' || md5(regexp_replace(btrim(sin_acentos(nombre)), '\s+', ' ', 'g') || '|' ||
  regexp_replace(btrim(sin_acentos(empresa)), '\s+', ' ', 'g'));

create function claves_de_contacto(correos jsonb, telefonos jsonb, nombre text, empresa text) returns text[]
language sql immutable parallel safe
return array(
  select clave_de_correo(c ->> 'email') from jsonb_array_elements(correos) c
    where clave_de_correo(c ->> 'email') is not null
  union select clave_de_telefono(t ->> 'phoneNumber') from jsonb_array_elements(telefonos) t
    where clave_de_telefono(t ->> 'phoneNumber') is not null
  union select clave_de_nombre(nombre, empresa));

-- The digits of each telephone, so that it is found however it is written.
create function cifras_de_telefonos(telefonos jsonb) returns text language sql immutable parallel safe
return (select string_agg(regexp_replace(t ->> 'phoneNumber', '\D', '', 'g'), ' ')
  from jsonb_array_elements(telefonos) t);

create function correos_juntos(correos jsonb) returns text language sql immutable parallel safe
return (select string_agg(c ->> 'email', ' ') from jsonb_array_elements(correos) c);

-- The address book.
create table contactos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  nombre text not null check (length(nombre) <= 200),
  titulo text check (length(titulo) <= 120),
  empresa text check (length(empresa) <= 200),
  -- [{email, label}] and [{country, phoneNumber, label}], in the person's order.
  correos jsonb not null default '[]' check (jsonb_typeof(correos) = 'array'),
  telefonos jsonb not null default '[]' check (jsonb_typeof(telefonos) = 'array'),
  nacimiento date,
  direccion text check (length(direccion) <= 500),
  -- HTML, sanitised on the way in.
  notas text check (length(notas) <= 50000),
  avatar text check (length(avatar) <= 500),
  fondo text check (length(fondo) <= 500),
  -- Who they are in carpetas, once they have been made a persona.
  persona_id uuid,
  version integer not null default 1,
  creado_por uuid not null,
  creado_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now(),
  -- Kept for a day, so that a deletion can be undone.
  eliminado_en timestamptz,
  busqueda text generated always as (sin_acentos(
    nombre || ' ' || coalesce(empresa, '') || ' ' || coalesce(titulo, '') || ' ' ||
    coalesce(correos_juntos(correos), '') || ' ' || coalesce(cifras_de_telefonos(telefonos), ''))) stored,
  -- What two registrations of the same one have in common: e-mails, telephones, the name with the company.
  claves text[]
    generated always as (claves_de_contacto(correos, telefonos, nombre, empresa)) stored,
  primary key (cuenta_id, id),
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
  foreign key (cuenta_id, persona_id) references personas (cuenta_id, id) on delete set null (persona_id)
);

-- Tags of contactos.
create table contacto_etiquetas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  titulo text not null check (length(titulo) <= 60),
  version integer not null default 1,
  creada_en timestamptz not null default now(),
  eliminada_en timestamptz,
  primary key (cuenta_id, id)
);

-- Which contacto has which tag, also of one that was deleted, so that taking the deletion back puts it where it was.
create table contacto_etiquetado (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  contacto_id uuid not null,
  etiqueta_id uuid not null,
  orden smallint not null default 0,
  primary key (cuenta_id, contacto_id, etiqueta_id),
  foreign key (cuenta_id, contacto_id) references contactos (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, etiqueta_id) references contacto_etiquetas (cuenta_id, id) on delete cascade
);

-- What changed of a contacto or its persona, offered to the other one.
create table cambios_ofrecidos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  contacto_id uuid not null,
  hacia text not null check (hacia in ('persona', 'contacto')),
  campo text not null check (campo in ('email', 'telefono', 'domicilio')),
  valor text not null check (length(valor) <= 500),
  -- What the new value replaced.
  anterior text,
  primary key (cuenta_id, contacto_id, hacia, campo),
  foreign key (cuenta_id, contacto_id) references contactos (cuenta_id, id) on delete cascade
);

-- What an import added to contactos that were there, kept for a day so that it can be undone.
create table contacto_combinaciones (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  importacion_id uuid not null,
  contacto_id uuid not null,
  agregado jsonb not null,
  combinado_en timestamptz not null,
  primary key (cuenta_id, importacion_id, contacto_id),
  foreign key (cuenta_id, contacto_id) references contactos (cuenta_id, id) on delete cascade
);

-- What each import of contactos added, kept for a day so that it can be undone.
create table contacto_importaciones (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  contactos uuid[] not null,
  etiquetas uuid[] not null,
  combinacion_id uuid,
  importada_en timestamptz not null,
  primary key (cuenta_id, id)
);

create index contactos_nombre on contactos (cuenta_id, nombre) where eliminado_en is null;
create index contactos_creado_por on contactos (cuenta_id, creado_por);
create index contactos_persona on contactos (cuenta_id, persona_id) where persona_id is not null;
create index contactos_por_nombre on contactos (cuenta_id, sin_acentos(nombre), id) where eliminado_en is null;
create index contactos_claves on contactos
  using gin (cuenta_id, claves) with (fastupdate = off) where eliminado_en is null;

create index contacto_etiquetado_etiqueta on contacto_etiquetado (cuenta_id, etiqueta_id);

create index contacto_combinaciones_contacto on contacto_combinaciones (cuenta_id, contacto_id);

call table_of_cuenta('contactos');
call sweep_deleted('contactos', 'eliminado_en', 'avatar, fondo');
call table_of_cuenta('contacto_etiquetas');
call sweep_deleted('contacto_etiquetas', 'eliminada_en');
call table_of_cuenta('contacto_etiquetado');
call table_of_cuenta('cambios_ofrecidos',
  seen => $$
    exists (select 1 from contactos c join personas p on p.cuenta_id = c.cuenta_id and p.id = c.persona_id
             where c.cuenta_id = cambios_ofrecidos.cuenta_id and c.id = cambios_ofrecidos.contacto_id)$$);
call table_of_cuenta('contacto_combinaciones', may => 'select, insert, delete');
call sweep_deleted('contacto_combinaciones', 'combinado_en');
call table_of_cuenta('contacto_importaciones', may => 'select, insert, delete');
call sweep_deleted('contacto_importaciones', 'importada_en');

call make_searchable('contactos', 'eliminado_en is null');

create view contactos_por_clave as
select cuenta_id, id, claves from contactos
 where cuenta_id = :buscada and eliminado_en is null;
grant select on contactos_por_clave to carpetas_tenant;
