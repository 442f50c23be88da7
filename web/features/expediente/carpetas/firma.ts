import { daysBetween, formatDistancia, hoyEnLaCuenta } from '../../../lib/fechas';
import { type EstadoCarpeta, esperaFirma } from './public/estados';

export interface ProximidadFirma {
  tipo: 'pasada' | 'proxima';
  /** «mañana», «dentro de 5 días», «hace 2 días» */
  texto: string;
}

/**
 * How near the signing is, if it deserves attention: within seven days, or past while the carpeta is not signed. Null
 * otherwise.
 * @param fecha `YYYY-MM-DD`, a day of the calendar
 */
export function proximidadFirma(
  fecha: string | null,
  estado: EstadoCarpeta,
  ahora = new Date(),
): ProximidadFirma | null {
  if (!fecha || !esperaFirma(estado)) return null;
  const dias = daysBetween(hoyEnLaCuenta(ahora), fecha);
  if (dias > 7) return null;
  return { tipo: dias < 0 ? 'pasada' : 'proxima', texto: textoDe(dias) };
}

/** The distance of a day of the calendar from today: «mañana», «hace 2 días». */
export const cuandoEsEnTexto = (fecha: string, ahora = new Date()): string =>
  textoDe(daysBetween(hoyEnLaCuenta(ahora), fecha));

/** The distance in days up to a month, then in months and years. */
function textoDe(dias: number): string {
  if (dias > -31) return formatDistancia(dias, 'day');
  return dias > -365
    ? formatDistancia(Math.trunc(dias / 30.5), 'month')
    : formatDistancia(Math.trunc(dias / 365), 'year');
}
