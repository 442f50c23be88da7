import { day, oneOf, type UrlCodec } from '../../../lib/url-codecs';
import type { Operacion } from './finanzas-api';
import type { Largo } from './periodo';

const columnas = ['date', 'transactionId', 'name', 'amount', 'status'] as const;
export type Columna = (typeof columnas)[number];

const moneda: UrlCodec<string | null> = {
  initial: null,
  read: (typed) => (/^[A-Z]{3}$/.test(typed) ? typed : undefined),
};

export const schema = {
  moneda,
  periodo: oneOf<Largo, Largo>(['mes', 'trimestre', 'anio', 'propio'], 'mes'),
  /** A day in the period; for a period of one's own, its first day. */
  desde: day,
  /** The last day of a period of one's own. */
  hasta: day,
  orden: oneOf<Columna, Columna>(columnas, 'date'),
  direccion: oneOf<'asc' | 'desc', 'asc' | 'desc'>(['asc', 'desc'], 'desc'),
};

/** Sorts the operations by a column. Equal operations keep their order: the latest first. */
export function ordered(operaciones: readonly Operacion[], orden: Columna, direccion: 'asc' | 'desc'): Operacion[] {
  const sign = direccion === 'asc' ? 1 : -1;
  return operaciones.toSorted((one, other) => {
    const [a, b] = [one[orden], other[orden]];
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * String(a).localeCompare(String(b), 'es', { numeric: true });
  });
}
