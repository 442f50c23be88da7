import { registerDecorator } from 'class-validator';
import { DateTime } from 'luxon';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}/;
/** What a calendar shows; further away is a slip of the keyboard. */
const YEARS = { first: 1900, last: 2199 };

/** The instant that an ISO text names, in UTC where it says no offset. @param text as {@link IsInstant} lets through */
export function instantOf(text: string): Date {
  return read(text).toJSDate();
}

/** An instant as ISO text: `2026-11-21T15:00:00.000-03:00`. */
export function IsInstant(message: string): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'isInstant',
      target: target.constructor,
      propertyName: String(propertyName),
      options: { message },
      validator: { validate: isInstant },
    });
}

function isInstant(value: unknown): boolean {
  if (typeof value !== 'string' || !ISO_DAY.test(value)) {
    return false;
  }
  const { isValid, year } = read(value);
  return isValid && year >= YEARS.first && year <= YEARS.last;
}

function read(text: string): DateTime {
  return DateTime.fromISO(text, { zone: 'utc' });
}
