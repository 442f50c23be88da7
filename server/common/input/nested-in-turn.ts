import { setImmediate } from 'node:timers/promises';
import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ValidateBy, validate } from 'class-validator';
import { invalidData } from './invalid-data.js';

/** The number of items between pauses, which takes about 2 ms. In a pause, other requests are served. */
const AT_ONCE = 100;

/**
 * Validates as `NestedEach` does. It is for a list of thousands that is a field of the body itself. It validates the
 * items in turn up to the first faulty item. In between, other requests run.
 */
export const NestedInTurn = (dto: () => Class, message: string): PropertyDecorator =>
  applyDecorators(
    ValidateBy(
      {
        name: 'nestedInTurn',
        async: true,
        validator: {
          validate: (items: unknown, given) => Array.isArray(items) && areValid(items, given?.property ?? ''),
        },
      },
      { message },
    ),
    Type(dto),
  );

/** @throws DomainError 400 that names the fields of the first faulty item */
async function areValid(items: readonly unknown[], path: string): Promise<boolean> {
  for (const [i, item] of items.entries()) {
    if (typeof item !== 'object' || item === null) {
      return false;
    }
    const errors = await validate(item);
    if (errors.length > 0) {
      throw invalidData(errors, `${path}.${i}`);
    }
    if (i % AT_ONCE === AT_ONCE - 1) {
      await setImmediate();
    }
  }
  return true;
}
