import { DateTime } from 'luxon';
import type { Periodo } from './eventos.repository.js';

/**
 * Moves a period to another day. The hours stay, also when clocks change between the days.
 * @param dia `YYYY-MM-DD`
 */
export function onDay({ desde, hasta }: Periodo, dia: string, zonaHoraria: string): Periodo {
  const [year, month, day] = dia.split('-').map(Number);
  const begin = DateTime.fromJSDate(desde, { zone: zonaHoraria }).set({ year, month, day });
  return { desde: begin.toJSDate(), hasta: begin.plus(hasta.getTime() - desde.getTime()).toJSDate() };
}

/** A period at the clock of a time zone. */
export interface Reloj {
  /** The day of the beginning, `YYYY-MM-DD`. */
  dia: string;
  /** The hours, «10:30:00». */
  hora: string;
  horaFin: string;
  /** The days from the beginning to the end. */
  dias: number;
}

export function relojDe({ desde, hasta }: Periodo, zona: string): Reloj {
  const [begin, end] = [desde, hasta].map((one) => DateTime.fromJSDate(one, { zone: zona })) as [DateTime, DateTime];
  const dias = end.startOf('day').diff(begin.startOf('day'), 'days').days;
  return { dia: begin.toFormat(DIA), hora: begin.toFormat(HORA), horaFin: end.toFormat(HORA), dias };
}

/**
 * A period on a day, by the clock: the hours stay over a change of the clocks. An hour that the clocks skip is the hour
 * after.
 */
export function enElReloj({ dia, hora, horaFin, dias }: Reloj, zona: string): Periodo {
  const begin = DateTime.fromISO(`${dia}T${hora}`, { zone: zona });
  const last = DateTime.fromISO(dia, { zone: zona }).plus({ days: dias });
  const end = DateTime.fromISO(`${last.toFormat(DIA)}T${horaFin}`, { zone: zona });
  // Where clocks skip the whole period, its end is no later than its beginning.
  const length = DateTime.fromISO(`${last.toFormat(DIA)}T${horaFin}`, { zone: 'utc' }).diff(
    DateTime.fromISO(`${dia}T${hora}`, { zone: 'utc' }),
  );
  return { desde: begin.toJSDate(), hasta: (end > begin ? end : begin.plus(length)).toJSDate() };
}

const DIA = 'yyyy-MM-dd';
const HORA = 'HH:mm:ss';

/** Moves a period to another beginning. */
export function startingAt({ desde, hasta }: Periodo, begin: Date): Periodo {
  return { desde: begin, hasta: new Date(begin.getTime() + hasta.getTime() - desde.getTime()) };
}

/** A day later: the same hour of the next day, or 24 hours later when the clocks go forward. */
export function dayAfter(momento: Date, zonaHoraria: string): Date {
  const begin = DateTime.fromJSDate(momento, { zone: zonaHoraria });
  return DateTime.max(begin.plus({ days: 1 }), begin.plus({ hours: 24 })).toJSDate();
}

/** A moment in words: «16/03/2026 a las 10:30». */
export function momentoEnTexto(momento: Date, zonaHoraria: string): string {
  return DateTime.fromJSDate(momento, { zone: zonaHoraria }).toFormat("dd/MM/yyyy 'a las' HH:mm");
}
