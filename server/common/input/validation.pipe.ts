import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import { invalidData } from './invalid-data.js';
import { knownFields } from './known-fields.js';

/** Validates only the fields of a body that its DTO names. */
class KnownFieldsPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    return super.transform(metatype && this.toValidate(metadata) ? knownFields(value, metatype) : value, metadata);
  }
}

/** Validates every body and query. Unknown fields are dropped; each error names its field, in Spanish. */
export function createValidationPipe(): ValidationPipe {
  return new KnownFieldsPipe({ whitelist: true, transform: true, exceptionFactory: (errors) => invalidData(errors) });
}
