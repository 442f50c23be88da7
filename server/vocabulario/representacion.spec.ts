import { expect, it } from 'vitest';
import { askedRepresentados, representationRefusal } from './representacion.js';

// c acts for b, and b acts for a.
const partes = [
  { id: 'a', representados: [] },
  { id: 'b', representados: ['a'] },
  { id: 'c', representados: ['b'] },
];

it.each([
  ['a new parte may act for the last of a chain', undefined, 'c', null],
  ['two partes may act for the same one', 'c', 'a', null],
  ['a parte of another carpeta is refused', undefined, 'z', 'La parte representada no es de esta carpeta.'],
  ['a parte cannot act for itself', 'a', 'a', 'Una parte no puede representarse a sí misma.'],
  ['a parte cannot act for one that acts for it', 'a', 'b', 'Las partes se representarían en círculo.'],
  ['a parte cannot act for one that acts for it through another', 'a', 'c', 'Las partes se representarían en círculo.'],
])('%s', (_, id, representaA, refusal) => {
  expect(representationRefusal(partes, id, representaA)).toBe(refusal);
});

it('finds a circle through any of the partes for which a parte acts', () => {
  const several = [...partes, { id: 'd', representados: ['b', 'e'] }, { id: 'e', representados: [] }];
  expect(representationRefusal(several, 'e', 'd')).toBe('Las partes se representarían en círculo.');
  expect(representationRefusal(several, 'a', 'e')).toBeNull();
});

it.each([
  ['nothing is said', {}, undefined],
  ['several are named', { representados: ['a', 'b', 'A'] }, ['a', 'b']],
  ['nobody is named', { representados: [] }, []],
  ['the first stays', { representaA: 'A' }, undefined],
  ['another is named alone', { representaA: 'C' }, ['c']],
  ['it acts for nobody', { representaA: null }, []],
])('finds the represented partes when %s', (_, asked, representados) => {
  expect(askedRepresentados(asked, { id: 'x', representados: ['a', 'b'] })).toEqual(representados);
});
