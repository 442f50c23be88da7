import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  CUENTA_COLUMN,
  makeSearchableByParts,
  protectTenantTable,
  runAll,
  sweepDeleted,
  visibleWithCarpeta,
} from './support.js';

const DEFINER = 'language plpgsql security definer set search_path = pg_catalog, public';

/** What productos are sorted into. Those that were deleted keep their productos for a day, to be taken back. */
const LISTAS = ['producto_categorias', 'producto_marcas', 'producto_proveedores'];

/** The columns of a producto that people write. What there is of it is written by its movements alone. */
const WRITTEN = `nombre, descripcion, sku, codigo_barras, categoria_id, marca_id, proveedor_id, costo, precio_base,
  impuesto, peso, activo, minimo, bajo_minimo_desde, version, actualizado_en, eliminado_en`;

/** The inventory: productos, what they are sorted into, and the movements whose sum is what there is of each. */
export class Inventario1763700000053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of LISTAS) {
      await runner.query(`create table ${table} (
        ${CUENTA_COLUMN},
        id uuid not null,
        nombre text not null check (length(nombre) between 1 and 80),
        ${table === 'producto_categorias' ? 'padre_id uuid check (padre_id <> id),' : ''}
        version integer not null default 1,
        creada_en timestamptz not null default now(),
        eliminada_en timestamptz,
        primary key (cuenta_id, id)
      )`);
      await protectTenantTable(runner, table);
      await sweepDeleted(runner, table, 'eliminada_en');
    }
    await runAll(runner, [
      `alter table producto_categorias add foreign key (cuenta_id, padre_id)
         references producto_categorias (cuenta_id, id) on delete set null (padre_id)`,
      'create index producto_categorias_padre on producto_categorias (cuenta_id, padre_id) where padre_id is not null',
    ]);
    await this.productos(runner);
    await this.etiquetas(runner);
    await this.imagenes(runner);
    await this.movimientos(runner);
  }

  private async productos(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table productos (
         ${CUENTA_COLUMN},
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
       )`,
      'create index productos_nuevos on productos (cuenta_id, creado_en, id) where eliminado_en is null',
      `create unique index productos_sku on productos (cuenta_id, lower(sku)) where sku <> '' and eliminado_en is null`,
      `create unique index productos_codigo_barras on productos (cuenta_id, codigo_barras)
         where codigo_barras <> '' and eliminado_en is null`,
      'create index productos_creado_por on productos (cuenta_id, creado_por)',
      'create index productos_categoria on productos (cuenta_id, categoria_id) where categoria_id is not null',
      'create index productos_marca on productos (cuenta_id, marca_id) where marca_id is not null',
      'create index productos_proveedor on productos (cuenta_id, proveedor_id) where proveedor_id is not null',
    ]);
    await protectTenantTable(runner, 'productos', {
      privileges: `select, insert (id, creado_por, creado_en, ${WRITTEN}), update (${WRITTEN})`,
    });
    await makeSearchableByParts(runner, 'productos', 'eliminado_en is null');
    await sweepDeleted(runner, 'productos', 'eliminado_en');
  }

  private async etiquetas(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table producto_etiquetas (
         ${CUENTA_COLUMN},
         id uuid not null,
         titulo text not null check (length(titulo) <= 60),
         version integer not null default 1,
         creada_en timestamptz not null default now(),
         eliminada_en timestamptz,
         primary key (cuenta_id, id)
       )`,
      `create table producto_etiquetado (
         ${CUENTA_COLUMN},
         producto_id uuid not null,
         etiqueta_id uuid not null,
         orden smallint not null default 0,
         primary key (cuenta_id, producto_id, etiqueta_id),
         foreign key (cuenta_id, producto_id) references productos (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, etiqueta_id) references producto_etiquetas (cuenta_id, id) on delete cascade
       )`,
      'create index producto_etiquetado_etiqueta on producto_etiquetado (cuenta_id, etiqueta_id)',
    ]);
    await protectTenantTable(runner, 'producto_etiquetas');
    await protectTenantTable(runner, 'producto_etiquetado');
    await sweepDeleted(runner, 'producto_etiquetas', 'eliminada_en');
  }

  private async imagenes(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table producto_imagenes (
         ${CUENTA_COLUMN},
         producto_id uuid not null,
         imagen text not null check (length(imagen) <= 500),
         orden smallint not null,
         creada_en timestamptz not null default now(),
         eliminada_en timestamptz,
         primary key (cuenta_id, producto_id, imagen),
         foreign key (cuenta_id, producto_id) references productos (cuenta_id, id) on delete cascade
       )`,
    ]);
    await protectTenantTable(runner, 'producto_imagenes');
    await sweepDeleted(runner, 'producto_imagenes', 'eliminada_en', ['imagen']);
  }

  private async movimientos(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table producto_movimientos (
         ${CUENTA_COLUMN},
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
       )`,
      `create index producto_movimientos_carpeta on producto_movimientos (cuenta_id, carpeta_id)
         where carpeta_id is not null`,
      'create index producto_movimientos_usuario on producto_movimientos (cuenta_id, usuario_id)',
      ...['productos', 'producto_movimientos'].map(
        (table) => `create policy propietario on ${table} to current_user using (true) with check (true)`,
      ),
    ]);
    await protectTenantTable(runner, 'producto_movimientos', {
      // Who does not see a carpeta sees that something moved; the queries leave out for what.
      written: `carpeta_id is null or ${visibleWithCarpeta('producto_movimientos')}`,
      privileges: 'select, insert (id, producto_id, tipo, cantidad, motivo, carpeta_id, usuario_id, en)',
    });
    await this.rules(runner);
  }

  /** What there is of a producto follows from its movements, whoever adds one. One at a time does so. */
  private async rules(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create function movimiento_sumado() returns trigger ${DEFINER} as $$
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
                  version = p.version + 1, actualizado_en = new.en
            where p.cuenta_id = new.cuenta_id and p.id = new.producto_id;
           return new;
         end $$`,
      `create trigger movimiento_sumado before insert on producto_movimientos
         for each row execute function movimiento_sumado()`,
      'revoke all on function movimiento_sumado() from public',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop view productos_por_partes, productos_hallables',
      'drop table producto_movimientos, producto_imagenes, producto_etiquetado, producto_etiquetas, productos',
      `drop table ${LISTAS.join(', ')}`,
      'drop function movimiento_sumado()',
    ]);
  }
}
