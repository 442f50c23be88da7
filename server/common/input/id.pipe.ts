import { Injectable, type PipeTransform } from '@nestjs/common';
import { validate } from 'uuid';
import { notFound } from '../errors/domain-error.js';

/** An id in a path. A value that is no UUID answers 404, as an unknown id does. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!validate(value)) {
      throw notFound('lo que se pidió');
    }
    return value.toLowerCase();
  }
}
