import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';
import { asWritten } from './trimmed.js';

/**
 * A title that clients save while people type, and show as it is answered. So it keeps the blank at its end, after
 * which the next word is typed. It must not be blank.
 * @param message tells of an empty title and of one longer than `max`
 */
export const TypedTitle = (max: number, message: string): PropertyDecorator =>
  applyDecorators(Transform(asWritten), IsString({ message }), Matches(/\S/, { message }), MaxLength(max, { message }));
