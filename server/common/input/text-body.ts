import type { PipeTransform, Type } from '@nestjs/common';
import { createValidationPipe } from './validation.pipe.js';

/**
 * For the few bodies that may also come as bare text (`text/plain`), as the reference client sends them: the text is
 * taken for one field of the DTO, and validated with it. The parameter's own type must be no class, or the global pipe
 * would validate the text before.
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
