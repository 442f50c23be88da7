import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, IsUUID } from 'class-validator';
import { idOf } from './ids.js';

/**
 * The id that a client gives to a new row, so that it can name it before the answer comes. The same id sent again makes
 * no second row (see Idempotency); one that is taken is refused with 409. Without it, the server makes an id.
 */
export const NewId = (): PropertyDecorator =>
  applyDecorators(IsOptional(), Transform(idOf), IsUUID('7', { message: 'El id de lo nuevo debe ser un UUID v7.' }));
