import { createRequire } from 'node:module';
import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { DomainError } from '../errors/domain-error.js';

interface NestedTypes {
  findTypeMetadata(target: Type, field: string): { typeFunction(): Type } | undefined;
}

// What @Type says; class-transformer does not export it.
const { defaultMetadataStorage: nestedTypes } = createRequire(import.meta.url)('class-transformer/cjs/storage.js') as {
  defaultMetadataStorage: NestedTypes;
};

/** How far a list may exceed twice its limit here: its DTO may still drop items, such as repeated ones. */
const SPARE_ITEMS = 100;

interface Field {
  /** The most items of a list, and the message for more. */
  limit?: { max: number; mensaje: string };
  nested?: Type;
}

const fieldsByDto = new Map<Type, Map<string, Field>>();

/**
 * The fields of a body that its DTO has. The validation drops the others too, but only after copying them: a body of a
 * million empty objects would keep everybody waiting.
 * @throws DomainError 400 for a list far above its limit, before its items are looked at
 */
export function knownFields(value: unknown, dto: Type, path = ''): unknown {
  const fields = fieldsOf(dto);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || fields.size === 0) {
    return value;
  }
  // The fields keep their order, in which changes are reported later.
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const field = fields.get(name);
      return field ? [[name, fieldValue(part, field, path === '' ? name : `${path}.${name}`)]] : [];
    }),
  );
}

function fieldValue(value: unknown, { limit, nested }: Field, path: string): unknown {
  if (!Array.isArray(value)) {
    return nested ? knownFields(value, nested, path) : value;
  }
  if (limit && value.length > 2 * limit.max + SPARE_ITEMS) {
    throw new DomainError('DATOS_INVALIDOS', 400, limit.mensaje, [{ campo: path, mensaje: limit.mensaje }]);
  }
  return nested ? value.map((item, i) => knownFields(item, nested, `${path}.${i}`)) : value;
}

function fieldsOf(dto: Type): Map<string, Field> {
  const known = fieldsByDto.get(dto);
  if (known) {
    return known;
  }
  const fields = new Map<string, Field>();
  for (const { propertyName, name, constraints, message } of getMetadataStorage().getTargetValidationMetadatas(
    dto,
    '',
    true,
    false,
  )) {
    const nested = nestedTypes.findTypeMetadata(dto, propertyName)?.typeFunction();
    const field = fields.get(propertyName) ?? { ...(nested && { nested }) };
    if (name === 'arrayMaxSize') {
      field.limit = { max: constraints[0], mensaje: typeof message === 'string' ? message : 'Son demasiados.' };
    }
    fields.set(propertyName, field);
  }
  fieldsByDto.set(dto, fields);
  return fields;
}
