import { plainHeading } from '../../../common/files/csv-table.js';

/** The columns of a table, each with its heading in an export. */
export const COLUMNAS = {
  name: 'Nombre',
  sku: 'SKU',
  barcode: 'Código de barras',
  category: 'Categoría',
  brand: 'Marca',
  vendor: 'Proveedor',
  tags: 'Etiquetas',
  stock: 'Existencia',
  minimum: 'Mínimo',
  cost: 'Costo',
  basePrice: 'Precio sin impuestos',
  taxPercent: 'Impuesto %',
  price: 'Precio',
  weight: 'Peso (kg)',
  active: 'Activo',
  description: 'Descripción',
} as const;
export type Columna = keyof typeof COLUMNAS;

/** Other headings that people use, without accents and signs. */
const OTRAS: Readonly<Record<string, Columna>> = {
  ...{ producto: 'name', articulo: 'name', name: 'name', codigo: 'sku', 'codigo interno': 'sku' },
  ...{ ean: 'barcode', ean13: 'barcode', upc: 'barcode', barcode: 'barcode', rubro: 'category', category: 'category' },
  ...{ brand: 'brand', vendor: 'vendor', tags: 'tags', stock: 'stock', cantidad: 'stock', existencias: 'stock' },
  ...{ 'stock minimo': 'minimum', cost: 'cost', 'precio base': 'basePrice', 'precio neto': 'basePrice' },
  ...{ impuesto: 'taxPercent', iva: 'taxPercent', price: 'price', peso: 'weight', weight: 'weight', active: 'active' },
  ...{ detalle: 'description', description: 'description' },
};

const KNOWN = new Map<string, Columna>([
  ...Object.entries(COLUMNAS).map(([columna, heading]): [string, Columna] => [
    plainHeading(heading),
    columna as Columna,
  ]),
  ...Object.entries(OTRAS),
]);

/** The column that a heading names; undefined for an unknown heading. */
export function columnaOf(heading: string): Columna | undefined {
  return KNOWN.get(plainHeading(heading));
}
