import { DateTime } from 'luxon';

/** What counts: all days, only those on which offices work, or whole months by their day. */
export const COMPUTOS = ['corridos', 'habiles', 'meses'] as const;
export type Computo = (typeof COMPUTOS)[number];

/** Whether the first day counts (`mismo_dia`), or only the days after it. */
export const ARRANQUES = ['mismo_dia', 'dia_siguiente'] as const;
export type Arranque = (typeof ARRANQUES)[number];

/** The most days that a term may have. */
export const MAX_DIAS = 3_650;

/** The most months that a term may have. */
export const MAX_MESES = 120;

/** How the days of a term are counted (docs/domain.md#how-days-are-counted). */
export interface Conteo {
  /** From 1 to {@link MAX_DIAS}; of `meses`, how many months, to {@link MAX_MESES}. */
  dias: number;
  computo: Computo;
  arranque: Arranque;
}

/** What the last day of a term follows from, beside the holidays. */
export const FIGURAS_DE_CONTEO = ['inicio', 'dias', 'computo', 'arranque'] as const;

/** Whether a day, `YYYY-MM-DD`, is a holiday. */
export type EsFeriado = (dia: string) => boolean;

/**
 * The last day of a term: on that day it is still in time.
 * @param inicio the day from which it runs, `YYYY-MM-DD`
 * @param esFeriado only asked for `habiles`, and of weekdays
 */
export function vencimientoDe(inicio: string, { dias, computo, arranque }: Conteo, esFeriado: EsFeriado): string {
  if (computo === 'meses') {
    return mesesDesde(inicio, dias, arranque);
  }
  const first = arranque === 'mismo_dia' ? inicio : plusDays(inicio, 1);
  if (computo === 'corridos') {
    return plusDays(first, dias - 1);
  }
  let day = first;
  for (let left = dias; ; day = plusDays(day, 1)) {
    if (esHabil(day, esFeriado)) {
      left--;
    }
    if (left === 0) {
      return day;
    }
  }
}

/** The same day of a later month, or its last one; the day before it where the first day counts. */
function mesesDesde(inicio: string, meses: number, arranque: Arranque): string {
  const first = DateTime.fromISO(inicio, { zone: 'utc' });
  const last = first.plus({ months: meses });
  const isSameDay = last.day === first.day;
  return last.minus({ days: arranque === 'mismo_dia' && isSameDay ? 1 : 0 }).toFormat('yyyy-MM-dd');
}

/** Whether offices work on a day: from Monday to Friday, unless it is a holiday. */
export function esHabil(dia: string, esFeriado: EsFeriado): boolean {
  return DateTime.fromISO(dia, { zone: 'utc' }).weekday <= 5 && !esFeriado(dia);
}

/**
 * A day after the last that a term can have, with more holidays than any country has. Whoever knows the holidays until
 * then can compute it.
 */
export function limiteDe(inicio: string, { dias }: Pick<Conteo, 'dias'>): string {
  return plusDays(inicio, dias * 2 + 60);
}

/** The running days by which a term that began on a day ends on another. Both are `YYYY-MM-DD`. */
export function conteoHasta(inicio: string, vence: string): Conteo {
  const dias = diasHasta(inicio, vence);
  return dias === 0
    ? { dias: 1, computo: 'corridos', arranque: 'mismo_dia' }
    : { dias, computo: 'corridos', arranque: 'dia_siguiente' };
}

/** How many days there are from one day to another; negative when the other is earlier. Both are `YYYY-MM-DD`. */
export function diasHasta(desde: string, hasta: string): number {
  return DateTime.fromISO(hasta, { zone: 'utc' }).diff(DateTime.fromISO(desde, { zone: 'utc' }), 'days').days;
}

/** A day so many days later, or earlier when `days` is negative. */
export function plusDays(dia: string, days: number): string {
  return DateTime.fromISO(dia, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');
}
