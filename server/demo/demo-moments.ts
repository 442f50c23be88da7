import { DateTime } from 'luxon';
import { DAY_MS } from '../common/day.js';

/** The moment that is `days` days ago. */
export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}

/** An hour of a day in a time zone. The day is counted from today; without a day the result is null. */
export function hourOfDay(days: number | undefined, hour: number, zone: string): string | null {
  return days === undefined
    ? null
    : DateTime.now().setZone(zone).plus({ days }).set({ hour, minute: 0, second: 0, millisecond: 0 }).toISO();
}
