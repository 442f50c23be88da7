import { createRequire } from 'node:module';
import type { Type } from '@nestjs/common';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import { DomainError } from '../errors/domain-error.js';

interface NestedTypes {
  findTypeMetadata(target: Type, field: string): { typeFunction(): Type } | undefined;
}

// The store of @Type's metadata, which class-transformer does not export.
const { defaultMetadataStorage: nestedTypes } = createRequire(import.meta.url)('class-transformer/cjs/storage.js') as {
  defaultMetadataStorage: NestedTypes;
};

/** How far a list may exceed its limit at this step. Its DTO may still drop items, such as repetitions. */
const SPARE_ITEMS = 100;

/** The rules that allow an object whose fields no DTO names. */
const ANY_OBJECT: readonly (string | undefined)[] = ['isObject', 'isShortTextMap'];

/** The values that the rules of a field allow. */
interface Field {
  isList: boolean;
  isAnyObject: boolean;
  nested?: Type;
  /** The most items of a list, and the message for a longer list. */
  limit?: { max: number; mensaje: string };
  /** The message for a value of another shape. */
  mensaje?: string;
  /** The message for an item of another shape in a list. */
  mensajeDeCadaUno?: string;
}

const fieldsByDto = new Map<Type, Map<string, Field>>();

/**
 * Keeps the fields of a body that its DTO names. Their values must have the allowed shape. The validation would also
 * drop or refuse the other values, but only after copying them. The copies would block all other requests.
 * @throws DomainError 400 for a forbidden object or list, and for a list far above its limit
 */
export function knownFields(value: unknown, dto: Type, path = ''): unknown {
  const fields = fieldsOf(dto);
  if (value === undefined || value === null || fields.size === 0) {
    return value;
  }
  if (!isObject(value) || Array.isArray(value)) {
    throw refusal(path === '' ? 'body' : path, 'Debe ser un objeto.');
  }
  const known: Record<string, unknown> = {};
  // The fields keep their order, in which the audit later reports changes.
  for (const name of Object.keys(value)) {
    const field = fields.get(name);
    if (field) {
      known[name] = fieldValue((value as typeof known)[name], field, path === '' ? name : `${path}.${name}`);
    }
  }
  return known;
}

function fieldValue(value: unknown, field: Field, path: string): unknown {
  const { isList, isAnyObject, nested, limit, mensaje } = field;
  if (!isObject(value)) {
    return value;
  }
  if (isList && Array.isArray(value)) {
    if (limit && value.length > limit.max + SPARE_ITEMS) {
      throw refusal(path, limit.mensaje);
    }
    if (value.some((item) => Array.isArray(item) || (!nested && isObject(item?.id)))) {
      throw refusal(path, field.mensajeDeCadaUno);
    }
    return value.map((item, i) => itemValue(item, nested, `${path}.${i}`));
  }
  if (isList || Array.isArray(value) || !(nested || isAnyObject)) {
    throw refusal(path, mensaje);
  }
  return nested ? knownFields(value, nested, path) : value;
}

/** An item of a list. In a list of ids, an object is reduced to its id. */
function itemValue(item: unknown, nested: Type | undefined, path: string): unknown {
  if (!isObject(item)) {
    return item;
  }
  return nested ? knownFields(item, nested, path) : { id: (item as { id?: unknown }).id };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function refusal(campo: string, mensaje = 'Este dato no es válido.'): DomainError {
  return new DomainError('DATOS_INVALIDOS', 400, mensaje, [{ campo, mensaje }]);
}

function fieldsOf(dto: Type): Map<string, Field> {
  const known = fieldsByDto.get(dto);
  if (known) {
    return known;
  }
  const fields = new Map<string, Field>();
  for (const rule of getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false)) {
    const { propertyName, name, each = false, constraints } = rule;
    const type = nestedTypes.findTypeMetadata(dto, propertyName)?.typeFunction();
    // The type Number converts the text of a query, and has no fields.
    const nested = type === Number ? undefined : type;
    const field = fields.get(propertyName) ?? { isList: false, isAnyObject: false, ...(nested && { nested }) };
    fields.set(propertyName, field);
    if (rule.type === ValidationTypes.CONDITIONAL_VALIDATION) {
      continue;
    }
    const mensaje = typeof rule.message === 'string' ? rule.message : undefined;
    field.isList ||= each || name === 'isArray';
    field.isAnyObject ||= ANY_OBJECT.includes(name);
    if (each) {
      field.mensajeDeCadaUno = mensaje;
    } else {
      // The rule that was written first gives the message.
      field.mensaje = mensaje;
    }
    if (name === 'arrayMaxSize') {
      field.limit = { max: constraints[0], mensaje: mensaje ?? 'Son demasiados.' };
    }
  }
  fieldsByDto.set(dto, fields);
  return fields;
}
