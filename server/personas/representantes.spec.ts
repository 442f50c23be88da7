import { expect, it } from 'vitest';
import { representantesAfter } from './representantes.js';
import type { ParteDeUnion } from './uniones.repository.js';

const parte = (id: string, representaA: string | null = null): ParteDeUnion => ({
  ...{ id, representaA, carpetaId: 'c', personaId: id, rol: 'firmante', caracter: null, porcentaje: null, orden: 1 },
});
const after = (...partes: ParteDeUnion[]) => {
  const [stays, gone] = partes;
  return stays && gone && representantesAfter(partes, gone, stays);
};

it('lets those who acted for the parte that goes act for the one that stays', () => {
  const answer = after(parte('stays'), parte('gone'), parte('a', 'gone'), parte('b', 'a'));
  expect(answer).toEqual([{ id: 'a', representaA: 'stays' }]);
});

it('lets nobody act for themselves or in a circle', () => {
  expect(after(parte('stays', 'gone'), parte('gone'))).toEqual([{ id: 'stays', representaA: null }]);
  const circle = after(parte('stays', 'a'), parte('gone'), parte('a', 'gone'));
  expect(circle).toEqual([{ id: 'a', representaA: null }]);
});
