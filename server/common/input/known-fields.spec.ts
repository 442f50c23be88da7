import 'reflect-metadata';
import { createRequire } from 'node:module';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsObject, IsOptional, IsString, IsUUID, ValidateNested } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { knownFields } from './known-fields.js';

class Item {
  @IsString()
  id: string;
}

class Base {
  @IsOptional()
  @IsObject({ message: 'Un objeto.' })
  @ValidateNested()
  @Type(() => Item)
  item?: Item | null;
}

class Body extends Base {
  @IsArray({ message: 'Una lista.' })
  @ArrayMaxSize(3, { message: 'Hasta tres.' })
  @ValidateNested({ each: true, message: 'Cada uno un objeto.' })
  @Type(() => Item)
  items: Item[];

  @IsOptional()
  @IsString({ message: 'Un texto.' })
  text?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Un número.' })
  page?: number;

  @IsOptional()
  @IsUUID('all', { each: true, message: 'Cada uno un id.' })
  ids?: string[];

  @IsOptional()
  @IsObject()
  anything?: object;
}

it('reads private parts of class-transformer 0.5.1, to be looked at again with another version', () => {
  expect(createRequire(import.meta.url)('class-transformer/package.json').version).toBe('0.5.1');
});

describe('the known fields of a body', () => {
  it('are the fields of its DTO and of nested DTOs, unchanged', () => {
    const date = new Date();
    const body = {
      items: [{ id: 'a', cards: [{}] }, null, 7],
      item: { id: 5, x: 1 },
      anything: { deep: [{ date }] },
      other: [{}],
      constructor: 'x',
    };
    const known = { items: [{ id: 'a' }, null, 7], item: { id: 5 }, anything: { deep: [{ date }] } };
    expect(knownFields(body, Body)).toEqual(known);
    expect(Object.keys(knownFields(body, Body) as object)).toEqual(['items', 'item', 'anything']);
    expect(knownFields({ item: null, items: 'x' }, Body)).toEqual({ item: null, items: 'x' });
    expect(knownFields(JSON.parse('{"__proto__": {"items": []}}'), Body)).toEqual({});
  });

  it.each([[undefined], [null]])('of %j are left to the validation', (body) => {
    expect(knownFields(body, Body)).toBe(body);
  });

  it('are only the id of each item in a list of ids', () => {
    const ids = ['a', { id: 'b', cards: [{}] }, null, 7, {}];
    expect(knownFields({ ids }, Body)).toEqual({ ids: ['a', { id: 'b' }, null, 7, { id: undefined }] });
  });

  it.each([
    ['body', [{ id: 'a' }], 'Debe ser un objeto.'],
    ['body', 'x', 'Debe ser un objeto.'],
    ['body', false, 'Debe ser un objeto.'],
    ['text', { text: {} }, 'Un texto.'],
    ['text', { text: ['a'] }, 'Un texto.'],
    ['page', { page: { toString: 1 } }, 'Un número.'],
    ['item', { item: [{ id: 'a' }] }, 'Un objeto.'],
    ['item.id', { item: { id: {} } }, 'Este dato no es válido.'],
    ['anything', { anything: [] }, 'Este dato no es válido.'],
    ['items', { items: { id: 'a' } }, 'Una lista.'],
    ['items', { items: [{ id: 'a' }, [{ id: 'b' }]] }, 'Cada uno un objeto.'],
    ['items.0.id', { items: [{ id: ['a'] }] }, 'Este dato no es válido.'],
    ['ids', { ids: [['a']] }, 'Cada uno un id.'],
    ['ids', { ids: [{ id: { id: 'a' } }] }, 'Cada uno un id.'],
  ])('make the body refused when «%s» has another shape: %j', (campo, body, mensaje) => {
    let error: unknown;
    try {
      knownFields(body, Body);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ code: 'DATOS_INVALIDOS', status: 400, details: [{ campo, mensaje }] });
  });

  it('are not looked for in a list that is far too long', () => {
    const items = Array.from({ length: 104 }, () => ({ id: 'a' }));
    expect(() => knownFields({ items }, Body)).toThrow('Hasta tres.');
    expect(knownFields({ items: items.slice(1) }, Body)).toEqual({ items: items.slice(1) });
  });

  it('are all fields when the class has no rules', () => {
    const body = { a: 1 };
    expect(knownFields(body, class {})).toBe(body);
  });
});
