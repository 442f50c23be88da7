import 'reflect-metadata';
import { createRequire } from 'node:module';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, ValidateNested } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { knownFields } from './known-fields.js';

class Item {
  @IsString()
  id: string;
}

class Base {
  @IsOptional()
  @ValidateNested()
  @Type(() => Item)
  item?: Item | null;
}

class Body extends Base {
  @IsArray()
  @ArrayMaxSize(3, { message: 'Hasta tres.' })
  @ValidateNested({ each: true })
  @Type(() => Item)
  items: Item[];

  @IsOptional()
  anything?: unknown;
}

it('reads private parts of class-transformer 0.5.1, to be looked at again with another version', () => {
  expect(createRequire(import.meta.url)('class-transformer/package.json').version).toBe('0.5.1');
});

describe('the known fields of a body', () => {
  it('are those of its DTO and of what is nested in it, as they came', () => {
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

  it.each([[undefined], [null], ['x'], [7], [[{ id: 'a' }]]])('of %j are left to the validation', (body) => {
    expect(knownFields(body, Body)).toBe(body);
  });

  it('are not looked for in a list that is far too long', () => {
    const items = Array.from({ length: 107 }, () => ({ id: 'a' }));
    expect(() => knownFields({ items }, Body)).toThrow('Hasta tres.');
    expect(knownFields({ items: items.slice(1) }, Body)).toEqual({ items: items.slice(1) });
  });

  it('are all fields when the class has no rules', () => {
    const body = { a: 1 };
    expect(knownFields(body, class {})).toBe(body);
  });
});
