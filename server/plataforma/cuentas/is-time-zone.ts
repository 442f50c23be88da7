import { buildMessage, ValidateBy, type ValidationOptions } from 'class-validator';

// Only names: an offset says nothing of summer time.
const NAMED = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** Whether it is any name of an IANA time zone; the list of Intl has only one name for each. */
function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string' || !NAMED.test(value)) {
    return false;
  }
  try {
    return Boolean(new Intl.DateTimeFormat('es', { timeZone: value }));
  } catch {
    return false;
  }
}

/** Text that names an IANA time zone. */
export const IsTimeZone = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    { name: 'isTimeZone', validator: { validate: isTimeZone, defaultMessage: buildMessage(() => 'zona', options) } },
    options,
  );
