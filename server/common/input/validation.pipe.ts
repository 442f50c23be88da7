import { type ArgumentMetadata, type ValidationError, ValidationPipe } from '@nestjs/common';
import { DomainError, type ErrorDetail } from '../errors/domain-error.js';
import { knownFields } from './known-fields.js';

/** Looks only at the fields of a body that its DTO has. */
class KnownFieldsPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    return super.transform(metatype && this.toValidate(metadata) ? knownFields(value, metatype) : value, metadata);
  }
}

/** Validates every body and query. Unknown fields are dropped; each error names its field, in Spanish. */
export function createValidationPipe(): ValidationPipe {
  return new KnownFieldsPipe({
    whitelist: true,
    transform: true,
    exceptionFactory: (errors) => {
      const details = errors.flatMap((error) => toDetails(error));
      return new DomainError('DATOS_INVALIDOS', 400, details.map(({ mensaje }) => mensaje).join(' '), details);
    },
  });
}

function toDetails(error: ValidationError, path = ''): ErrorDetail[] {
  const campo = path === '' ? error.property : `${path}.${error.property}`;
  const [mensaje] = Object.values(error.constraints ?? {});
  return [
    ...(mensaje ? [{ campo, mensaje }] : []),
    ...(error.children ?? []).flatMap((child) => toDetails(child, campo)),
  ];
}
