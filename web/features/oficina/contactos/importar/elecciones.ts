import type { FilaRepetidaDto } from '../../../../api/generated/contactos';
import type { Option } from '../../../../components/ui/select';
import { enumerar } from '../../../../lib/enumerar';

/** The choices for a row whose contact exists already. */
export type Eleccion = 'combinar' | 'omitir' | 'agregar';

export const eleccionOptions: readonly Option<Eleccion>[] = [
  { value: 'combinar', label: 'Combinar' },
  { value: 'omitir', label: 'Omitir' },
  { value: 'agregar', label: 'Agregar igual' },
];

export interface Elecciones {
  deTodas: Eleccion;
  /** The choices for single rows, by the numbers of the rows. They count before the choice for all rows. */
  porFila: Readonly<Record<number, Eleccion>>;
}

export const alPrincipio: Elecciones = { deTodas: 'combinar', porFila: {} };

/** The choices in the form of the fields of an import. */
export function camposOf({ deTodas, porFila }: Elecciones): [name: string, value: string][] {
  const chosen = Object.entries(porFila);
  const filasOf = (value: Eleccion) => chosen.flatMap(([fila, eleccion]) => (eleccion === value ? [fila] : []));
  const lists = eleccionOptions.map(({ value }): [string, string] => [value, filasOf(value).join()]);
  return [['repetidos', deTodas], ...lists.filter(([, filas]) => filas !== '')];
}

/** The choice for a row. A row that may be another person is added, unless somebody chose otherwise for that row. */
export const eleccionDe = ({ deTodas, porFila }: Elecciones, { fila, propuesta }: FilaRepetidaDto): Eleccion =>
  porFila[fila] ?? (propuesta === 'agregar' ? 'agregar' : deTodas);

const motivos = { correo: 'mismo correo', telefono: 'mismo teléfono', nombre: 'mismo nombre y empresa' };
const otros = {
  nombre: 'otro nombre',
  correo: 'otro correo',
  telefono: 'otro teléfono',
  nacimiento: 'otro cumpleaños',
};

/**
 * The contact that a row matches, and why: «Es Ana: mismo correo.». With differences: the similar contact, and the
 * fields in which they differ.
 */
export function existenteTexto({ con, coincidencias, diferencias }: FilaRepetidaDto): string {
  const quien = con.fila === null ? con.nombre : `la fila ${con.fila}, ${con.nombre}`;
  const mismos = enumerar(coincidencias.map((one) => motivos[one]));
  if (diferencias.length === 0) return `Es ${quien}: ${mismos}.`;
  const distintos = diferencias.map(({ dato, deLaFila, suyo }) => `${otros[dato]} (${deLaFila}, y no ${suyo})`);
  return `Se parece a ${quien}: ${mismos}, pero ${enumerar(distintos)}.`;
}
