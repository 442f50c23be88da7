import { buildMessage, ValidateBy, type ValidationOptions } from 'class-validator';

// Only names are accepted: an offset does not tell summer time.
const NAMED = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** Whether a value is any name of an IANA time zone. The list of Intl has only one name for each zone. */
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

/** Checks that a text names an IANA time zone. */
export const IsTimeZone = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    { name: 'isTimeZone', validator: { validate: isTimeZone, defaultMessage: buildMessage(() => 'zona', options) } },
    options,
  );
