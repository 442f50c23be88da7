import type { FilaRepetidaDto } from '../../../../api/generated/contactos';
import type { Option } from '../../../../components/ui/select';
import { enumerar } from '../../../../lib/enumerar';

/** What can become of a row whose contact exists already. */
export type Eleccion = 'combinar' | 'omitir' | 'agregar';

export const eleccionOptions: readonly Option<Eleccion>[] = [
  { value: 'combinar', label: 'Combinar' },
  { value: 'omitir', label: 'Omitir' },
  { value: 'agregar', label: 'Agregar igual' },
];

export interface Elecciones {
  deTodas: Eleccion;
  /** The rows that go another way. */
  porFila: Readonly<Record<number, Eleccion>>;
}

export const alPrincipio: Elecciones = { deTodas: 'combinar', porFila: {} };

/** The choices as the fields of an import. */
export function camposOf({ deTodas, porFila }: Elecciones): [name: string, value: string][] {
  const chosen = Object.entries(porFila);
  const filasOf = (value: Eleccion) => chosen.flatMap(([fila, eleccion]) => (eleccion === value ? [fila] : []));
  const lists = eleccionOptions.map(({ value }): [string, string] => [value, filasOf(value).join()]);
  return [['repetidos', deTodas], ...lists.filter(([, filas]) => filas !== '')];
}

/** What becomes of a row. Who may be somebody else is added, unless somebody says otherwise of that row. */
export const eleccionDe = ({ deTodas, porFila }: Elecciones, { fila, propuesta }: FilaRepetidaDto): Eleccion =>
  porFila[fila] ?? (propuesta === 'agregar' ? 'agregar' : deTodas);

const motivos = { correo: 'mismo correo', telefono: 'mismo teléfono', nombre: 'mismo nombre y empresa' };
const otros = {
  nombre: 'otro nombre',
  correo: 'otro correo',
  telefono: 'otro teléfono',
  nacimiento: 'otro cumpleaños',
};

/** Who a row is already, and why: «Es Ana: mismo correo.»; or whom it is like, and what tells them apart. */
export function existenteTexto({ con, coincidencias, diferencias }: FilaRepetidaDto): string {
  const quien = con.fila === null ? con.nombre : `la fila ${con.fila}, ${con.nombre}`;
  const mismos = enumerar(coincidencias.map((one) => motivos[one]));
  if (diferencias.length === 0) return `Es ${quien}: ${mismos}.`;
  const distintos = diferencias.map(({ dato, deLaFila, suyo }) => `${otros[dato]} (${deLaFila}, y no ${suyo})`);
  return `Se parece a ${quien}: ${mismos}, pero ${enumerar(distintos)}.`;
}
