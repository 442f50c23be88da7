import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, IsUUID } from 'class-validator';
import { idOf } from './ids.js';

/**
 * The id that a client gives to what it makes, so that it can name it before the answer comes. Sent again, it makes no
 * second one (see Idempotency); one that is taken is refused with 409. Unless it is sent, the server makes one.
 */
export const NewId = (): PropertyDecorator =>
  applyDecorators(IsOptional(), Transform(idOf), IsUUID('7', { message: 'El id de lo nuevo debe ser un UUID v7.' }));
