import { capital } from '../../../lib/capital';
import { formatMes, plusDays } from '../../../lib/fechas';

/** The length of the period; `propio` for days that the person chooses. */
export type Largo = 'mes' | 'trimestre' | 'anio' | 'propio';

export interface Dias {
  desde: string;
  hasta: string;
}

const months = { mes: 1, trimestre: 3, anio: 12 } as const;

/** The first day of a month, `offset` months after the month of `dia`. */
function firstOfMonth(dia: string, offset: number): string {
  const date = new Date(`${dia.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + offset);
  return date.toISOString().slice(0, 10);
}

/** The month, quarter or year of the calendar that a day is in. */
export function periodoDe(largo: Exclude<Largo, 'propio'>, dia: string): Dias {
  const month = Number(dia.slice(5, 7)) - 1;
  const desde = firstOfMonth(dia, -(month % months[largo]));
  return { desde, hasta: plusDays(firstOfMonth(desde, months[largo]), -1) };
}

/** A day in the period after or before. */
export const moverPeriodo = (largo: Exclude<Largo, 'propio'>, dia: string, step: -1 | 1): string =>
  firstOfMonth(periodoDe(largo, dia).desde, step * months[largo]);

/** The title of a period: «Marzo de 2027», «Segundo trimestre de 2027», «2027». */
export function tituloDe(largo: Exclude<Largo, 'propio'>, { desde }: Dias): string {
  const year = desde.slice(0, 4);
  if (largo === 'anio') return year;
  if (largo === 'trimestre') {
    const quarter = ['Primer', 'Segundo', 'Tercer', 'Cuarto'][(Number(desde.slice(5, 7)) - 1) / 3];
    return `${quarter} trimestre de ${year}`;
  }
  return capital(formatMes(desde));
}

/** Why a period cannot be shown: the server reads at most five years, within certain centuries. */
export function problemaDe({ desde, hasta }: Dias): string | undefined {
  if (desde < '1900-01-01' || hasta > '2100-12-31') return 'El período debe estar entre 1900 y 2100.';
  const fiveYearsOn = `${Number(desde.slice(0, 4)) + 5}${desde.slice(4)}`;
  return hasta >= fiveYearsOn ? 'Un período tiene hasta 5 años.' : undefined;
}
