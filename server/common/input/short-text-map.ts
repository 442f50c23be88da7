import { registerDecorator, type ValidationOptions } from 'class-validator';
import { CAN_BE_SEEN } from './trimmed.js';

/** An object of at most 50 short visible names with texts of at most 1000 characters. */
export function IsShortTextMap(options: ValidationOptions): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'isShortTextMap',
      target: target.constructor,
      propertyName: String(propertyName),
      options,
      validator: {
        validate: (value: unknown) =>
          typeof value === 'object' &&
          value !== null &&
          Object.keys(value).length <= 50 &&
          Object.entries(value).every(
            ([name, text]) =>
              name.length <= 60 &&
              CAN_BE_SEEN.test(name) &&
              typeof text === 'string' &&
              text.isWellFormed() &&
              text.length <= 1000,
          ),
      },
    });
}
