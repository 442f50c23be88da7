/**
 * The SQL for the reserved units of the producto `p`, in reservations that the user sees. The policies of carpetas
 * decide.
 */
export const RESERVADO = `(select coalesce(sum(m.cambio_reservado), 0)::int from producto_movimientos m
  where m.cuenta_id = p.cuenta_id and m.producto_id = p.id and m.cambio_reservado <> 0
    and (m.carpeta_id is null or exists (
      select 1 from carpetas c where c.cuenta_id = m.cuenta_id and c.id = m.carpeta_id)))`;

/** The orders of a list, by their names in the API, each with its SQL. A missing number counts as 0. */
export const ORDENES = {
  sku: 'sin_acentos(p.sku)',
  name: 'sin_acentos(p.nombre)',
  active: 'p.activo',
  stock: 'p.existencias',
  reserved: RESERVADO,
  cost: 'coalesce(p.costo, 0)',
  basePrice: 'coalesce(p.precio_base, 0)',
  taxPercent: 'coalesce(p.impuesto, 0)',
  price: 'coalesce(p.precio, 0)',
  weight: 'coalesce(p.peso, 0)',
  minimum: 'coalesce(p.minimo, 0)',
  createdAt: 'p.creado_en',
} as const;
export type Orden = keyof typeof ORDENES;
