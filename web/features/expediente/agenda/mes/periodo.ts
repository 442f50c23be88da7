import { capital } from '../../../../lib/capital';
import { firstDayOfWeek, formatMes, plusDays } from '../../../../lib/fechas';

/** The views of the agenda. On a phone, three days take the place of a week. */
export type VistaDeAgenda = 'mes' | 'semana' | 'tres' | 'dia' | 'lista';

/** The days of the views that begin on the shown day. */
const DIAS = { tres: 3, dia: 1, lista: 30 } as const;

const utc = { timeZone: 'UTC' } as const;
const names = {
  dia: new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'long', ...utc }),
  diaDeAnio: new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'long', year: 'numeric', ...utc }),
  largo: new Intl.DateTimeFormat('es-AR', { weekday: 'long', day: 'numeric', month: 'long', ...utc }),
  largoDeAnio: new Intl.DateTimeFormat('es-AR', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...utc,
  }),
  semana: new Intl.DateTimeFormat('es-AR', { weekday: 'short', ...utc }),
};

/** The seven days of the week of a day. */
export function semanaDe(dia: string): string[] {
  const back = (new Date(dia).getUTCDay() - firstDayOfWeek() + 7) % 7;
  return Array.from({ length: 7 }, (_, i) => plusDays(dia, i - back));
}

/** The whole weeks that contain days of a month. */
export function semanasDelMes(dia: string): string[][] {
  const mes = dia.slice(0, 7);
  const weeks: string[][] = [];
  for (let week = semanaDe(`${mes}-01`); week[0]!.slice(0, 7) <= mes; week = semanaDe(plusDays(week[0]!, 7))) {
    weeks.push(week);
  }
  return weeks;
}

/** The shown days. */
export function diasDe(vista: VistaDeAgenda, dia: string): string[] {
  if (vista === 'mes') return semanasDelMes(dia).flat();
  if (vista === 'semana') return semanaDe(dia);
  return Array.from({ length: DIAS[vista] }, (_, i) => plusDays(dia, i));
}

/** The first and the last shown day. */
export function periodoDe(vista: VistaDeAgenda, dia: string): { desde: string; hasta: string } {
  const days = diasDe(vista, dia);
  return { desde: days[0]!, hasta: days.at(-1)! };
}

/** The day with which the next or the earlier period is shown. */
export function moverPeriodo(vista: VistaDeAgenda, dia: string, step: -1 | 1): string {
  if (vista !== 'mes') return plusDays(dia, step * (vista === 'semana' ? 7 : DIAS[vista]));
  const date = new Date(`${dia.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + step);
  return date.toISOString().slice(0, 10);
}

/** «Marzo de 2027», «1 a 7 de marzo de 2027», «Jueves, 4 de marzo de 2027» */
export function tituloDe(vista: VistaDeAgenda, dia: string): string {
  if (vista === 'mes') return capital(formatMes(dia));
  if (vista === 'dia') return capital(names.largoDeAnio.format(new Date(dia)));
  const { desde, hasta } = periodoDe(vista, dia);
  if (desde.slice(0, 7) === hasta.slice(0, 7)) {
    return `${Number(desde.slice(8))} a ${names.diaDeAnio.format(new Date(hasta))}`;
  }
  const begin = desde.slice(0, 4) === hasta.slice(0, 4) ? names.dia : names.diaDeAnio;
  return `${begin.format(new Date(desde))} a ${names.diaDeAnio.format(new Date(hasta))}`;
}

/** «Jueves, 4 de marzo» */
export const diaLargo = (dia: string): string => capital(names.largo.format(new Date(dia)));

/** «lun» */
export const diaCorto = (dia: string): string => names.semana.format(new Date(dia)).replace('.', '');

/** Whether a day is a Saturday or a Sunday. @param dia `YYYY-MM-DD` */
export const isFinDeSemana = (dia: string): boolean => [0, 6].includes(new Date(dia).getUTCDay());
