import { expect, it } from 'vitest';
import { inverseOf, isDirect, TIPOS_VINCULO } from './vinculo-tipos.js';

it.each([
  ['corrige', 'corregida_por'],
  ['continua', 'continuada_por'],
  ['antecede', 'precedida_por'],
] as const)('%s is %s from the other side', (tipo, inverso) => {
  expect([inverseOf(tipo), inverseOf(inverso)]).toEqual([inverso, tipo]);
  expect([isDirect(tipo), isDirect(inverso)]).toEqual([true, false]);
});

it('has a word for each link and its inverse', () => {
  expect(TIPOS_VINCULO.filter(isDirect)).toHaveLength(TIPOS_VINCULO.length / 2);
});
