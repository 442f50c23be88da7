import { registerDecorator } from 'class-validator';
import { DateTime } from 'luxon';

const MOMENT = /^[12]\d{3}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/;

/** Whether a text is a moment that exists: an ISO date with its time and offset, or a day alone, which is its midnight in UTC. */
export function isMoment(text: string): boolean {
  // Date turns February 31st into March 3rd, and Luxon takes offsets of days.
  return MOMENT.test(text) && DateTime.fromISO(text).isValid && !Number.isNaN(Date.parse(text));
}

/** A moment in ISO 8601, with its offset. */
export function IsMoment({ message }: { message: string }): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'isMoment',
      target: target.constructor,
      propertyName: String(propertyName),
      options: { message },
      validator: { validate: (value: unknown) => typeof value === 'string' && isMoment(value) },
    });
}
