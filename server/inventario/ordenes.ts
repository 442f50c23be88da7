/** By what a list can be sorted, in the words of the contract, with the SQL of each. What has no number counts as 0. */
export const ORDENES = {
  sku: 'sin_acentos(p.sku)',
  name: 'sin_acentos(p.nombre)',
  active: 'p.activo',
  stock: 'p.existencias',
  reserved: 'p.reservado',
  cost: 'coalesce(p.costo, 0)',
  basePrice: 'coalesce(p.precio_base, 0)',
  taxPercent: 'coalesce(p.impuesto, 0)',
  price: 'coalesce(p.precio, 0)',
  weight: 'coalesce(p.peso, 0)',
  minimum: 'coalesce(p.minimo, 0)',
} as const;
export type Orden = keyof typeof ORDENES;
