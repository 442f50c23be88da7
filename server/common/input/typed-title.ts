import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';
import { asWritten, CAN_BE_SEEN } from './trimmed.js';

/**
 * A title that clients save while people type, and show as it is answered. So it keeps the blank at its end, after
 * which the next word is typed. Something of it must be seen.
 * @param message tells of an empty title and of one longer than `max`
 */
export const TypedTitle = (max: number, message: string): PropertyDecorator =>
  applyDecorators(
    Transform(asWritten),
    IsString({ message }),
    Matches(CAN_BE_SEEN, { message }),
    MaxLength(max, { message }),
  );
