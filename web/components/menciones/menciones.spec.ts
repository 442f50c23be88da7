import { describe, expect, it } from 'vitest';
import { hasNamesake, mencionAt, mencionadosIn, offeredFor, partsOf } from './menciones';

const people = [
  { id: 'a', nombre: 'Ana' },
  { id: 'r', nombre: 'Ana Rivas' },
  { id: 'n', nombre: 'Íñigo Núñez' },
];

describe('a mention', () => {
  it.each([
    ['@', 1, { from: 0, query: '' }],
    ['Hola @An', 8, { from: 5, query: 'An' }],
    ['(@Ana R', 7, { from: 1, query: 'Ana R' }],
    ['ana@ejemplo.test', 8, null],
    ['@ Ana', 5, null],
    ['@Ana\nHola', 9, null],
  ])('is typed in %j at %d', (text, caret, expected) => {
    expect(mencionAt(text, caret)).toEqual(expected);
  });

  it('is suggested by the words of a name, without accents', () => {
    expect(offeredFor('nun', people).map(({ id }) => id)).toEqual(['n']);
    expect(offeredFor('ana', people).map(({ id }) => id)).toEqual(['a', 'r']);
    expect(offeredFor('una', people)).toEqual([]);
  });

  it('means the longest matching name', () => {
    expect(mencionadosIn('@Ana Rivas y @Anabel', people)).toEqual(['r']);
    expect(mencionadosIn('@Ana, @Íñigo Núñez', people)).toEqual(['a', 'n']);
  });

  it('means the chosen person among several with one name', () => {
    const twins = [...people, { id: 'x', nombre: 'Ana' }];
    expect(mencionadosIn('@Ana', twins, ['x'])).toEqual(['x']);
    expect(mencionadosIn('@Ana y @Ana', twins, ['a', 'x'])).toEqual(['a', 'x']);
    expect(mencionadosIn('Nadie', twins, ['x'])).toEqual([]);
    expect(twins.map((one) => hasNamesake(one, twins))).toEqual([true, false, false, true]);
  });
});

it('a comment shows addresses as links, and nothing else', () => {
  expect(partsOf('Vea https://ejemplo.test/a?b=1. <b>javascript:x</b>', people)).toEqual([
    { text: 'Vea ' },
    { text: 'https://ejemplo.test/a?b=1', href: 'https://ejemplo.test/a?b=1' },
    { text: '. <b>javascript:x</b>' },
  ]);
});
