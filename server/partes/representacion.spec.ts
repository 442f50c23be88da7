import { expect, it } from 'vitest';
import { representationRefusal } from './representacion.js';

// c acts for b, and b acts for a.
const partes = [
  { id: 'a', representaA: null },
  { id: 'b', representaA: 'a' },
  { id: 'c', representaA: 'b' },
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
