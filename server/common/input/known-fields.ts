import { createRequire } from 'node:module';
import type { Type } from '@nestjs/common';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import { DomainError } from '../errors/domain-error.js';

interface NestedTypes {
  findTypeMetadata(target: Type, field: string): { typeFunction(): Type } | undefined;
}

// What @Type says; class-transformer does not export it.
const { defaultMetadataStorage: nestedTypes } = createRequire(import.meta.url)('class-transformer/cjs/storage.js') as {
  defaultMetadataStorage: NestedTypes;
};

/** How far a list may exceed its limit here: its DTO may still drop items, such as repeated ones. */
const SPARE_ITEMS = 100;

/** The rules that allow an object whose fields no DTO names. */
const ANY_OBJECT: readonly (string | undefined)[] = ['isObject', 'isShortTextMap'];

/** What the rules of a field allow it to be. */
interface Field {
  isList: boolean;
  isAnyObject: boolean;
  nested?: Type;
  /** The most items of a list, and the message for more. */
  limit?: { max: number; mensaje: string };
  /** The message for anything of another shape. */
  mensaje?: string;
  /** The message for such an item of a list. */
  mensajeDeCadaUno?: string;
}

const fieldsByDto = new Map<Type, Map<string, Field>>();

/**
 * The fields of a body that its DTO has, where they are of the shape that their rules allow. The validation would drop
 * or refuse the others too, but only after copying them, which keeps everybody waiting.
 * @throws DomainError 400 for an object or a list that must not be one, and for a list far above its limit
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
  // The fields keep their order, in which changes are reported later.
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

/** An item of a list. Of a whole thing in a list of ids, only the id remains. */
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
    // It makes numbers of a query's text, and has no fields.
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
      // The rule that was written first says what the field is.
      field.mensaje = mensaje;
    }
    if (name === 'arrayMaxSize') {
      field.limit = { max: constraints[0], mensaje: mensaje ?? 'Son demasiados.' };
    }
  }
  fieldsByDto.set(dto, fields);
  return fields;
}
