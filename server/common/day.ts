import { DateTime } from 'luxon';

/** A day of 24 hours, in milliseconds. */
export const DAY_MS = 86_400_000;

/** The present day in a time zone, as `YYYY-MM-DD`. @param zonaHoraria IANA name */
export function dayIn(zonaHoraria: string, now: Date): string {
  return DateTime.fromJSDate(now, { zone: zonaHoraria }).toFormat('yyyy-MM-dd');
}

/** A day as an instant. Noon in UTC is the same day in all but the most distant zones. @param day `YYYY-MM-DD` */
export function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`;
}
