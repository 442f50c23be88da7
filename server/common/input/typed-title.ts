import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';
import { asWritten } from './trimmed.js';

/**
 * A title that clients save at each keystroke and show as it is answered: with the blank at its end, after which the next
 * word is typed. It must say something.
 * @param message tells of an empty title and of one longer than `max`
 */
export const TypedTitle = (max: number, message: string): PropertyDecorator =>
  applyDecorators(Transform(asWritten), IsString({ message }), Matches(/\S/, { message }), MaxLength(max, { message }));
