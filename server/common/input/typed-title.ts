import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';
import { asWritten, CAN_BE_SEEN } from './trimmed.js';

/**
 * A title that clients save while people type, and show as the answer has it. So it keeps the blank at its end, since
 * the next word follows. The title must have a visible character.
 * @param message for an empty title, and for a title longer than `max`
 */
export const TypedTitle = (max: number, message: string): PropertyDecorator =>
  applyDecorators(
    Transform(asWritten),
    IsString({ message }),
    Matches(CAN_BE_SEEN, { message }),
    MaxLength(max, { message }),
  );
