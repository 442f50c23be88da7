import { DateTime } from 'luxon';
import { invalidField } from '../../common/errors/domain-error.js';

/** A period of days. Its first and last day, `YYYY-MM-DD`, belong to it. */
export interface Periodo {
  desde: string;
  hasta: string;
}

const MAX_YEARS = 5;
const FIRST = '1900-01-01';
const LAST = '2100-12-31';
/** The most days of a period that is shown by days. */
const MAX_DAYS = 62;

const read = (dia: string) => DateTime.fromISO(dia, { zone: 'utc' });
const write = (dia: DateTime) => dia.toFormat('yyyy-MM-dd');
const daysOf = ({ desde, hasta }: Periodo) => read(hasta).diff(read(desde), 'days').days + 1;

/** The whole month of a day. */
export const mesDe = (dia: string): Periodo => ({
  desde: write(read(dia).startOf('month')),
  hasta: write(read(dia).endOf('month')),
});

/**
 * The period that was asked for.
 * @throws DomainError 422 when a day is missing, the days are in the wrong order, or they are too far apart
 */
export function periodoDe(desde: string | undefined, hasta: string | undefined): Periodo | undefined {
  if (desde === undefined && hasta === undefined) {
    return undefined;
  }
  if (desde === undefined || hasta === undefined) {
    const campo = desde === undefined ? 'desde' : 'hasta';
    throw invalidField(campo, `Falta ${campo === 'desde' ? 'el primer' : 'el último'} día del período.`);
  }
  if (hasta < desde) {
    throw invalidField('hasta', 'El último día es anterior al primero.');
  }
  if (desde < FIRST || hasta > LAST) {
    throw invalidField(desde < FIRST ? 'desde' : 'hasta', 'El período debe estar entre 1900 y 2100.');
  }
  if (read(hasta) >= read(desde).plus({ years: MAX_YEARS })) {
    throw invalidField('hasta', `Un período tiene hasta ${MAX_YEARS} años.`);
  }
  return { desde, hasta };
}

/**
 * The period before. For whole months, it is as many months; otherwise as many days. For a period that is not over,
 * only the days that have passed are compared.
 */
export function anteriorDe(periodo: Periodo, hoy: string): Periodo {
  const [desde, after] = [read(periodo.desde), read(periodo.hasta).plus({ days: 1 })];
  const isWhole = desde.day === 1 && after.day === 1;
  const first = isWhole
    ? desde.minus({ months: Math.round(after.diff(desde, 'months').months) })
    : desde.minus({ days: daysOf(periodo) });
  const last = desde.minus({ days: 1 });
  if (hoy < periodo.desde || hoy >= periodo.hasta) {
    return { desde: write(first), hasta: write(last) };
  }
  const reached = first.plus({ days: daysOf({ desde: periodo.desde, hasta: hoy }) - 1 });
  return { desde: write(first), hasta: write(DateTime.min(reached, last)) };
}

export type Unidad = 'day' | 'month';

/** Whether the figures of a period are by day or by month. */
export const unidadDe = (periodo: Periodo): Unidad => (daysOf(periodo) <= MAX_DAYS ? 'day' : 'month');

/** The days or months of a period. The first and last month are cut to the period. */
export function tramosDe({ desde, hasta }: Periodo, unidad: Unidad): Periodo[] {
  const tramos: Periodo[] = [];
  for (let first = read(desde); write(first) <= hasta; ) {
    const next = first.startOf(unidad).plus({ [unidad]: 1 });
    const last = write(next.minus({ days: 1 }));
    tramos.push({ desde: write(first), hasta: last < hasta ? last : hasta });
    first = next;
  }
  return tramos;
}
