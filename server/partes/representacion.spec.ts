import { expect, it } from 'vitest';
import { representationRefusal } from './representacion.js';

// c acts for b, who acts for a.
const partes = [
  { id: 'a', representaA: null },
  { id: 'b', representaA: 'a' },
  { id: 'c', representaA: 'b' },
];

it.each([
  ['a new one for the last of a chain', undefined, 'c', null],
  ['another one for the same', 'c', 'a', null],
  ['nobody of this carpeta', undefined, 'z', 'La parte representada no es de esta carpeta.'],
  ['itself', 'a', 'a', 'Una parte no puede representarse a sí misma.'],
  ['who acts for it', 'a', 'b', 'Las partes se representarían en círculo.'],
  ['who acts for it through another', 'a', 'c', 'Las partes se representarían en círculo.'],
])('%s', (_, id, representaA, refusal) => {
  expect(representationRefusal(partes, id, representaA)).toBe(refusal);
});
