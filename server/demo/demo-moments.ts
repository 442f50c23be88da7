import { DateTime } from 'luxon';
import { DAY_MS } from '../common/day.js';

/** The moment so many days ago. */
export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}

/** An hour of a day, counted from today, in a time zone; null for no day. */
export function hourOfDay(days: number | undefined, hour: number, zone: string): string | null {
  return days === undefined
    ? null
    : DateTime.now().setZone(zone).plus({ days }).set({ hour, minute: 0, second: 0, millisecond: 0 }).toISO();
}
