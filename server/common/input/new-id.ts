import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, IsUUID } from 'class-validator';
import { validate, version } from 'uuid';
import { invalidField } from '../errors/domain-error.js';
import { idOf } from './ids.js';

const NO_ID = 'El id de lo nuevo debe ser un UUID v7.';

/**
 * The id that a client gives to a new row. So it can name the row before the answer. The same id sent again creates no
 * second row (see Idempotency). The id of another row is refused with 409. Without an id, the server makes it.
 */
export const NewId = (): PropertyDecorator =>
  applyDecorators(IsOptional(), Transform(idOf), IsUUID('7', { message: NO_ID }));

/**
 * The id of {@link NewId} in a text field `id`. The field comes before a file in a form.
 * @throws DomainError 422 for a text that is no such id
 */
export function newIdOf(text: string | undefined): string | undefined {
  if (text !== undefined && !(validate(text) && version(text) === 7)) {
    throw invalidField('id', NO_ID);
  }
  return text?.toLowerCase();
}
