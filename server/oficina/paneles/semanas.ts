import { DateTime } from 'luxon';

/** The weeks that the panel of the office compares. Each week is its days from Monday, as `YYYY-MM-DD`. */
export interface Semanas {
  hoy: string;
  esta: string[];
  pasada: string[];
}

const dayOf = (date: DateTime) => date.toFormat('yyyy-MM-dd');

const weekFrom = (monday: DateTime) => Array.from({ length: 7 }, (_, days) => dayOf(monday.plus({ days })));

/** @param hoy today's day in the cuenta */
export function semanasDe(hoy: string): Semanas {
  const monday = DateTime.fromISO(hoy, { zone: 'utc' }).startOf('week');
  return { hoy, esta: weekFrom(monday), pasada: weekFrom(monday.minus({ weeks: 1 })) };
}

export const masDias = (dia: string, days: number): string =>
  dayOf(DateTime.fromISO(dia, { zone: 'utc' }).plus({ days }));
