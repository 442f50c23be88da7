import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../errors/domain-error.js';

/** The number of a version in a path. Other values answer 404, as a missing version does. */
@Injectable()
export class VersionPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^[1-9]\d{0,8}$/.test(value)) {
      throw notFound('la versión');
    }
    return Number(value);
  }
}
