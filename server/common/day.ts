import { DateTime } from 'luxon';

/** A day of 24 hours, in milliseconds. */
export const DAY_MS = 86_400_000;

/** The day of the calendar that it is in a time zone, as `YYYY-MM-DD`. @param zonaHoraria IANA name */
export function dayIn(zonaHoraria: string, now: Date): string {
  return DateTime.fromJSDate(now, { zone: zonaHoraria }).toFormat('yyyy-MM-dd');
}
