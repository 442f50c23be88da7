import { Injectable, type PipeTransform } from '@nestjs/common';
import { DateTime } from 'luxon';
import { notFound } from '../../common/errors/domain-error.js';
import { PRIMER_ANIO, ULTIMO_ANIO } from './calendario.js';

/** Reads a day in a path, `YYYY-MM-DD`. Any other text answers 404. */
@Injectable()
export class DiaPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && DateTime.fromISO(value).isValid;
    const year = Number(value.slice(0, 4));
    if (!isDay || year < PRIMER_ANIO || year > ULTIMO_ANIO) {
      throw notFound('el día');
    }
    return value;
  }
}
