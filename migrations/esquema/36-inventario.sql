-- Productos, what they are sorted into, and their movements.

-- Categories of productos, nested.
create table producto_categorias (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  nombre text not null check (length(nombre) between 1 and 80),
  padre_id uuid check (padre_id <> id),
  version integer not null default 1,
  creada_en timestamptz not null default now(),
  eliminada_en timestamptz,
  primary key (cuenta_id, id),
  foreign key (cuenta_id, padre_id)
    references producto_categorias (cuenta_id, id) on delete set null (padre_id)
);

-- Brands of productos.
create table producto_marcas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  nombre text not null check (length(nombre) between 1 and 80),
  version integer not null default 1,
  creada_en timestamptz not null default now(),
  eliminada_en timestamptz,
  primary key (cuenta_id, id)
);

-- Vendors of productos.
create table producto_proveedores (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  nombre text not null check (length(nombre) between 1 and 80),
  version integer not null default 1,
  creada_en timestamptz not null default now(),
  eliminada_en timestamptz,
  primary key (cuenta_id, id)
);

-- Things of the inventory, with what there is of each.
create table productos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  nombre text not null check (length(nombre) <= 200),
  descripcion text not null default '' check (length(descripcion) <= 5000),
  sku text not null default '' check (length(sku) <= 60),
  codigo_barras text not null default '' check (length(codigo_barras) <= 60),
  categoria_id uuid,
  marca_id uuid,
  proveedor_id uuid,
  costo numeric(14,2) check (costo >= 0),
  -- With more decimals than the price, so that a price that people write gives the same price.
  precio_base numeric(14,4) check (precio_base >= 0),
  -- A percentage.
  impuesto numeric(5,2) check (impuesto >= 0),
  precio numeric(18,2) generated always as (round(precio_base * (1 + coalesce(impuesto, 0) / 100), 2)) stored,
  -- Kilograms.
  peso numeric(12,3) check (peso >= 0),
  activo boolean not null default false,
  minimo integer check (minimo >= 0),
  -- The sums of its movements, and their number.
  existencias integer not null default 0 check (existencias >= 0),
  reservado integer not null default 0 check (reservado >= 0),
  movimientos integer not null default 0,
  -- Since when there is less than the minimum, which was told.
  bajo_minimo_desde timestamptz,
  version integer not null default 1,
  creado_por uuid not null,
  creado_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now(),
  eliminado_en timestamptz,
  busqueda text generated always as (sin_acentos(nombre || ' ' || sku || ' ' || codigo_barras)) stored,
  primary key (cuenta_id, id),
  foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
  foreign key (cuenta_id, categoria_id) references producto_categorias (cuenta_id, id)
    on delete set null (categoria_id),
  foreign key (cuenta_id, marca_id) references producto_marcas (cuenta_id, id) on delete set null (marca_id),
  foreign key (cuenta_id, proveedor_id) references producto_proveedores (cuenta_id, id)
    on delete set null (proveedor_id)
);

-- Tags of productos.
create table producto_etiquetas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  id uuid not null,
  titulo text not null check (length(titulo) <= 60),
  version integer not null default 1,
  creada_en timestamptz not null default now(),
  eliminada_en timestamptz,
  primary key (cuenta_id, id)
);

-- Which producto has which tag.
create table producto_etiquetado (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  producto_id uuid not null,
  etiqueta_id uuid not null,
  orden smallint not null default 0,
  primary key (cuenta_id, producto_id, etiqueta_id),
  foreign key (cuenta_id, producto_id) references productos (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, etiqueta_id) references producto_etiquetas (cuenta_id, id) on delete cascade
);

-- Pictures of productos.
create table producto_imagenes (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  producto_id uuid not null,
  imagen text not null check (length(imagen) <= 500),
  orden smallint not null,
  creada_en timestamptz not null default now(),
  eliminada_en timestamptz,
  primary key (cuenta_id, producto_id, imagen),
  foreign key (cuenta_id, producto_id) references productos (cuenta_id, id) on delete cascade
);

-- Movements, whose sum is what there is of each producto.
create table producto_movimientos (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  producto_id uuid not null,
  -- From 1, without gaps.
  n integer not null,
  id uuid not null,
  tipo text not null check (tipo in ('entrada', 'salida', 'recuento', 'reserva', 'liberacion', 'consumo')),
  -- How many. Of a count, how many were counted.
  cantidad integer not null check (cantidad > 0 or cantidad = 0 and tipo = 'recuento'),
  cambio integer not null,
  cambio_reservado integer not null,
  -- What there was after it.
  existencias integer not null check (existencias >= 0),
  reservado integer not null check (reservado >= 0),
  motivo text not null default '' check (length(motivo) <= 500),
  carpeta_id uuid,
  usuario_id uuid not null,
  en timestamptz not null default now(),
  primary key (cuenta_id, producto_id, n),
  unique (cuenta_id, id),
  foreign key (cuenta_id, producto_id) references productos (cuenta_id, id) on delete cascade,
  foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete set null (carpeta_id),
  foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id)
);

-- Productos that an import added or changed, kept for a day so that it can be undone.
create table producto_importaciones (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  importacion_id uuid not null,
  producto_id uuid not null,
  -- What it changed, as it was before; null of one that it added.
  antes jsonb,
  -- The version that it left. With a later one, somebody changed or moved the producto since.
  version integer not null,
  importada_en timestamptz not null,
  primary key (cuenta_id, importacion_id, producto_id),
  foreign key (cuenta_id, producto_id) references productos (cuenta_id, id) on delete cascade
);

-- Categories, brands, vendors and tags that an import made, kept for a day so that it can be undone.
create table producto_listas_importadas (
  cuenta_id uuid not null default :cuenta references cuentas (id),
  importacion_id uuid not null,
  -- In the order in which they were made: a category comes after the one that it is in.
  orden integer not null,
  lista text not null check (lista in ('categories', 'brands', 'vendors', 'tags')),
  elemento_id uuid not null,
  importada_en timestamptz not null,
  primary key (cuenta_id, importacion_id, orden)
);

create index producto_categorias_padre on producto_categorias (cuenta_id, padre_id) where padre_id is not null;

create index productos_nuevos on productos (cuenta_id, creado_en, id) where eliminado_en is null;
create unique index productos_sku on productos (cuenta_id, lower(sku)) where sku <> '' and eliminado_en is null;
create unique index productos_codigo_barras on productos (cuenta_id, codigo_barras)
  where codigo_barras <> '' and eliminado_en is null;
create index productos_creado_por on productos (cuenta_id, creado_por);
create index productos_categoria on productos (cuenta_id, categoria_id) where categoria_id is not null;
create index productos_marca on productos (cuenta_id, marca_id) where marca_id is not null;
create index productos_proveedor on productos (cuenta_id, proveedor_id) where proveedor_id is not null;

create index producto_etiquetado_etiqueta on producto_etiquetado (cuenta_id, etiqueta_id);

create index producto_movimientos_carpeta on producto_movimientos (cuenta_id, carpeta_id) where carpeta_id is not null;
create index producto_movimientos_usuario on producto_movimientos (cuenta_id, usuario_id);
create index producto_movimientos_reservas on producto_movimientos (cuenta_id, producto_id)
  include (carpeta_id, cambio_reservado) where cambio_reservado <> 0;

create index producto_importaciones_producto on producto_importaciones (cuenta_id, producto_id);

-- Numbers a movement and computes what there is after it, under the lock of its producto.
create function movimiento_sumado() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  existencias_antes integer;
  reservado_antes integer;
  de_la_carpeta bigint;
begin
  select p.existencias, p.reservado, p.movimientos + 1 into existencias_antes, reservado_antes, new.n
    from productos p where p.cuenta_id = new.cuenta_id and p.id = new.producto_id for no key update;
  if not found then
    raise foreign_key_violation;
  end if;
  new.cambio := case new.tipo
    when 'entrada' then new.cantidad
    when 'recuento' then new.cantidad - existencias_antes
    when 'salida' then - new.cantidad
    when 'consumo' then - new.cantidad
    else 0 end;
  new.cambio_reservado := case new.tipo
    when 'reserva' then new.cantidad
    when 'liberacion' then - new.cantidad
    when 'consumo' then - new.cantidad
    else 0 end;
  new.existencias := existencias_antes + new.cambio;
  new.reservado := reservado_antes + new.cambio_reservado;
  if new.tipo in ('salida', 'reserva') and new.existencias < new.reservado then
    raise check_violation using message = 'There is less available of the producto.';
  end if;
  if new.cambio_reservado < 0 then
    select coalesce(sum(m.cambio_reservado), 0) into de_la_carpeta from producto_movimientos m
     where m.cuenta_id = new.cuenta_id and m.producto_id = new.producto_id
       and m.carpeta_id is not distinct from new.carpeta_id;
    if de_la_carpeta + new.cambio_reservado < 0 then
      raise check_violation using message = 'There is less reserved for the carpeta.';
    end if;
  end if;
  update productos p
     set existencias = new.existencias, reservado = new.reservado, movimientos = new.n,
         version = p.version
           + case when new.tipo in ('reserva', 'liberacion') and new.carpeta_id is not null then 0 else 1 end,
         actualizado_en = case when new.tipo in ('reserva', 'liberacion') and new.carpeta_id is not null
           then p.actualizado_en else new.en end
   where p.cuenta_id = new.cuenta_id and p.id = new.producto_id;
  return new;
end $$;
revoke execute on function movimiento_sumado() from public;

call table_of_cuenta('producto_categorias');
call sweep_deleted('producto_categorias', 'eliminada_en');
call table_of_cuenta('producto_marcas');
call sweep_deleted('producto_marcas', 'eliminada_en');
call table_of_cuenta('producto_proveedores');
call sweep_deleted('producto_proveedores', 'eliminada_en');
call table_of_cuenta('productos',
  may => 'select,
    insert (id, creado_por, creado_en, nombre, descripcion, sku, codigo_barras, categoria_id, marca_id, proveedor_id,
      costo, precio_base, impuesto, peso, activo, minimo, bajo_minimo_desde, version, actualizado_en, eliminado_en),
    update (nombre, descripcion, sku, codigo_barras, categoria_id, marca_id, proveedor_id, costo, precio_base, impuesto,
      peso, activo, minimo, bajo_minimo_desde, version, actualizado_en, eliminado_en)');
call sweep_deleted('productos', 'eliminado_en');
call table_of_cuenta('producto_etiquetas');
call sweep_deleted('producto_etiquetas', 'eliminada_en');
call table_of_cuenta('producto_etiquetado');
call table_of_cuenta('producto_imagenes');
call sweep_deleted('producto_imagenes', 'eliminada_en', 'imagen');
call table_of_cuenta('producto_movimientos',
  written => $$carpeta_id is null or $$ || with_carpeta('producto_movimientos'),
  may => 'select, insert (id, producto_id, tipo, cantidad, motivo, carpeta_id, usuario_id, en)');
call table_of_cuenta('producto_importaciones', may => 'select, insert, delete');
call sweep_deleted('producto_importaciones', 'importada_en');
call table_of_cuenta('producto_listas_importadas', may => 'select, insert, delete');
call sweep_deleted('producto_listas_importadas', 'importada_en');

create trigger movimiento_sumado before insert on producto_movimientos
  for each row execute function movimiento_sumado();

call make_searchable('productos', 'eliminado_en is null');
