import { applyDecorators } from '@nestjs/common';
import { IsDateString, Matches } from 'class-validator';

/** Checks a day of the calendar, `YYYY-MM-DD`, from 1900 to 2199. */
export const IsDay = () =>
  applyDecorators(
    IsDateString({ strict: true }, { message: 'El día no existe.' }),
    Matches(/^(19|20|21)\d{2}-\d{2}-\d{2}$/, { message: 'El día debe ser como 2026-03-04.' }),
  );
