/** A product of the demo, with how it comes and goes. */
export interface ProductoDemo {
  nombre: string;
  sku: string;
  codigo?: string;
  categoria: string;
  marca?: string;
  proveedor?: string;
  etiquetas?: readonly string[];
  /** Before tax, in the currency of the office. */
  precio: number;
  costo: number;
  /** Kilograms. */
  peso?: number;
  descripcion: string;
  minimo: number;
  /** What each purchase brings, how often (days), and how many leave each week. */
  compra: number;
  cada: number;
  semana: number;
  isInactive?: true;
}

/** Categories, with the one that they are in. */
export const CATEGORIAS_DEMO: readonly [nombre: string, en?: string][] = [
  ['Papel'],
  ['Hojas de actuación', 'Papel'],
  ['Certificación', 'Papel'],
  ['Encuadernación'],
  ['Impresión'],
  ['Sellos y timbres'],
];

export const MARCAS_DEMO = ['Ledesma', 'HP', 'Trodat', 'Rexel'];
export const PROVEEDORES_DEMO = ['Colegio Notarial', 'Librería del Centro', 'Insumos Delta'];
export const ETIQUETAS_DEMO = ['Numerado', 'Se factura', 'Pedir con tiempo'];

export const PRODUCTOS_DEMO: readonly ProductoDemo[] = [
  {
    ...{ nombre: 'Hojas de actuación notarial', sku: 'HAN-500', categoria: 'Hojas de actuación' },
    ...{ proveedor: 'Colegio Notarial', etiquetas: ['Numerado', 'Pedir con tiempo'], precio: 950, costo: 780 },
    descripcion: 'Hojas numeradas para escrituras. Se rinden al Colegio por número.',
    ...{ minimo: 120, compra: 500, cada: 45, semana: 72 },
  },
  {
    ...{ nombre: 'Hojas de concuerda', sku: 'CON-200', categoria: 'Hojas de actuación' },
    ...{ proveedor: 'Colegio Notarial', etiquetas: ['Numerado'], precio: 820, costo: 690 },
    descripcion: 'Para primeras copias y testimonios.',
    ...{ minimo: 80, compra: 200, cada: 40, semana: 31 },
  },
  {
    ...{ nombre: 'Folios de certificación de firmas', sku: 'CER-100', categoria: 'Certificación' },
    ...{ proveedor: 'Colegio Notarial', etiquetas: ['Numerado', 'Se factura'], precio: 1500, costo: 1200 },
    descripcion: 'Folio de seguridad para certificar firmas e impresiones digitales.',
    ...{ minimo: 40, compra: 100, cada: 35, semana: 21 },
  },
  {
    ...{ nombre: 'Folios de certificación de copias', sku: 'CCO-100', categoria: 'Certificación' },
    ...{ proveedor: 'Colegio Notarial', etiquetas: ['Numerado', 'Se factura'], precio: 1100, costo: 900 },
    descripcion: 'Folio de seguridad para copias fieles.',
    ...{ minimo: 40, compra: 100, cada: 35, semana: 18 },
  },
  {
    ...{ nombre: 'Carátulas de protocolo', sku: 'CAR-50', categoria: 'Encuadernación' },
    ...{ proveedor: 'Librería del Centro', precio: 640, costo: 410, peso: 0.12 },
    descripcion: 'Cartulina de 240 gramos con el membrete de la oficina.',
    ...{ minimo: 25, compra: 50, cada: 60, semana: 5 },
  },
  {
    ...{ nombre: 'Carpetas colgantes', sku: 'COL-25', codigo: '7791234567898', categoria: 'Encuadernación' },
    ...{ marca: 'Rexel', proveedor: 'Librería del Centro', precio: 890.5, costo: 610, peso: 0.08 },
    descripcion: 'Para el archivo de carpetas en trámite.',
    ...{ minimo: 20, compra: 50, cada: 70, semana: 4 },
  },
  {
    ...{ nombre: 'Resma A4 de 75 g', sku: 'RES-A4', codigo: '7790001000019', categoria: 'Papel' },
    ...{ marca: 'Ledesma', proveedor: 'Librería del Centro', precio: 6200, costo: 4890.5, peso: 2.35 },
    descripcion: '500 hojas.',
    ...{ minimo: 10, compra: 20, cada: 30, semana: 4 },
  },
  {
    ...{ nombre: 'Resma oficio de 75 g', sku: 'RES-OF', codigo: '7790001000026', categoria: 'Papel' },
    ...{ marca: 'Ledesma', proveedor: 'Librería del Centro', precio: 7400, costo: 5650, peso: 2.79 },
    descripcion: '500 hojas.',
    ...{ minimo: 5, compra: 10, cada: 50, semana: 1 },
  },
  {
    ...{ nombre: 'Tóner negro para la impresora del protocolo', sku: 'TON-N', codigo: '4006381333931' },
    ...{ categoria: 'Impresión', marca: 'HP', proveedor: 'Insumos Delta', etiquetas: ['Pedir con tiempo'] },
    ...{ precio: 98_500, costo: 81_000, peso: 0.9 },
    descripcion: 'Rinde unas 3.000 páginas.',
    ...{ minimo: 2, compra: 3, cada: 60, semana: 0.3 },
  },
  {
    ...{ nombre: 'Tóner de color', sku: 'TON-C', categoria: 'Impresión', marca: 'HP', proveedor: 'Insumos Delta' },
    ...{ precio: 112_000, costo: 92_400, peso: 0.9, descripcion: 'Juego de tres.' },
    ...{ minimo: 1, compra: 1, cada: 120, semana: 0, isInactive: true },
  },
  {
    ...{ nombre: 'Estampillas de legalización', sku: 'EST-50', categoria: 'Sellos y timbres' },
    ...{ proveedor: 'Colegio Notarial', etiquetas: ['Numerado', 'Se factura'], precio: 2300, costo: 2050 },
    descripcion: 'Para legalizar la firma del notario.',
    ...{ minimo: 15, compra: 50, cada: 45, semana: 6 },
  },
  {
    ...{ nombre: 'Sello fechador automático', sku: 'SEL-F', categoria: 'Sellos y timbres', marca: 'Trodat' },
    ...{ proveedor: 'Librería del Centro', precio: 18_900, costo: 14_300, peso: 0.15 },
    descripcion: 'Con la fecha y «Recibido».',
    ...{ minimo: 1, compra: 2, cada: 150, semana: 0 },
  },
];
