import { DateTime } from 'luxon';

/** The units of a term: all days, days on which offices work, or whole months. */
export const COMPUTOS = ['corridos', 'habiles', 'meses'] as const;
export type Computo = (typeof COMPUTOS)[number];

/** Whether the first day counts (`mismo_dia`), or only the days after it. */
export const ARRANQUES = ['mismo_dia', 'dia_siguiente'] as const;
export type Arranque = (typeof ARRANQUES)[number];

/** The longest term in days. */
export const MAX_DIAS = 3_650;

/** The longest term in months. */
export const MAX_MESES = 120;

/** How the days of a term are counted (docs/domain.md#how-days-are-counted). */
export interface Conteo {
  /** From 1 to {@link MAX_DIAS}. For `meses` it is the number of months, up to {@link MAX_MESES}. */
  dias: number;
  computo: Computo;
  arranque: Arranque;
}

/** The figures that decide the last day of a term, beside the holidays. */
export const FIGURAS_DE_CONTEO = ['inicio', 'dias', 'computo', 'arranque'] as const;

/** Whether a day, `YYYY-MM-DD`, is a holiday. */
export type EsFeriado = (dia: string) => boolean;

/**
 * The last day of a term, which is still in time.
 * @param inicio the day from which the term runs, `YYYY-MM-DD`
 * @param esFeriado called only for `habiles`, and for weekdays
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

/** The same day of a later month, or the last day of that month. Where the first day counts, the day before it. */
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
 * A day after the last possible day of a term. The day allows for more holidays than any country has. The holidays
 * until that day are enough to compute the term.
 */
export function limiteDe(inicio: string, { dias }: Pick<Conteo, 'dias'>): string {
  return plusDays(inicio, dias * 2 + 60);
}

/** The count in running days for a term with these first and last days. Both are `YYYY-MM-DD`. */
export function conteoHasta(inicio: string, vence: string): Conteo {
  const dias = diasHasta(inicio, vence);
  return dias === 0
    ? { dias: 1, computo: 'corridos', arranque: 'mismo_dia' }
    : { dias, computo: 'corridos', arranque: 'dia_siguiente' };
}

/** The number of days from a day to another; negative when the other is earlier. Both are `YYYY-MM-DD`. */
export function diasHasta(desde: string, hasta: string): number {
  return DateTime.fromISO(hasta, { zone: 'utc' }).diff(DateTime.fromISO(desde, { zone: 'utc' }), 'days').days;
}

/** The day that is `days` later, or earlier when `days` is negative. */
export function plusDays(dia: string, days: number): string {
  return DateTime.fromISO(dia, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');
}
