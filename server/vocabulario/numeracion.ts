import { DateTime } from 'luxon';

/** The series of the numbers of carpetas. */
export const SERIE_CARPETA = 'carpeta';
/** The last number of a year: a codigo has six digits. */
export const ULTIMO_NUMERO = 999_999;

/** The present year in a time zone. @param zonaHoraria IANA name */
export function yearIn(zonaHoraria: string, now: Date): number {
  return DateTime.fromJSDate(now, { zone: zonaHoraria }).year;
}

/** The codigo of a number, as the database makes it (`carpetas.codigo`). */
export function codigoOf(prefijo: string, anio: number, numero: number): string {
  return `${prefijo}${anio}-${String(numero).padStart(6, '0')}`;
}
