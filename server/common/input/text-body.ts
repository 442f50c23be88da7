import type { PipeTransform, Type } from '@nestjs/common';
import { createValidationPipe } from './validation.pipe.js';

/**
 * For the few bodies that the reference client sends as bare text (`text/plain`). The text becomes one field of the
 * DTO, which is then validated. The type of the parameter must not be a class. Otherwise the global pipe would validate
 * the text first.
 */
export class TextBody implements PipeTransform {
  private readonly validation = createValidationPipe();

  constructor(
    private readonly dto: Type,
    private readonly field: string,
  ) {}

  transform(value: unknown): Promise<unknown> {
    const body = typeof value === 'string' ? { [this.field]: value } : (value ?? {});
    return this.validation.transform(body, { type: 'body', metatype: this.dto });
  }
}
