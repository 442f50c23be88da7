import { registerDecorator } from 'class-validator';
import { DateTime } from 'luxon';

const MOMENT = /^[12]\d{3}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/;

/**
 * Whether a text is an existing moment. A moment is an ISO date with time and offset, or a day. A day means its
 * midnight in UTC.
 */
export function isMoment(text: string): boolean {
  // Both parsers must accept it: Date accepts February 31st, and Luxon accepts offsets of days.
  return MOMENT.test(text) && DateTime.fromISO(text).isValid && !Number.isNaN(Date.parse(text));
}

/** Checks a moment as {@link isMoment} does. @param hasTime whether a day alone is refused */
export function IsMoment({ message, hasTime = false }: { message: string; hasTime?: boolean }): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'isMoment',
      target: target.constructor,
      propertyName: String(propertyName),
      options: { message },
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isMoment(value) && (!hasTime || value.includes('T')),
      },
    });
}
