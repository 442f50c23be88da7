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
