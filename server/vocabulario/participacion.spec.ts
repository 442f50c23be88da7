import { expect, it } from 'vitest';
import { sharesRefusal } from './participacion.js';

const compradores = (...porcentajes: (string | null)[]) =>
  porcentajes.map((porcentaje) => ({ rol: 'comprador', porcentaje }));

it.each([
  ['three thirds, rounded to a whole', ['33.33', '33.33', '33.34'], null],
  ['less than all', ['25', null], null],
  ['a hundredth too much', ['33.34', '33.33', '33.34'], 'Los porcentajes de ese rol sumarían 100,01 %: sobran 0,01 %.'],
  ['a half too much', ['100', '50.00'], 'Los porcentajes de ese rol sumarían 150 %: sobran 50 %.'],
])('shares of a role: %s', (_, porcentajes, refusal) => {
  expect(sharesRefusal([], compradores(...porcentajes))).toBe(refusal);
});

it('counts each role on its own', () => {
  expect(sharesRefusal([], [...compradores('60'), { rol: 'vendedor', porcentaje: '60' }])).toBeNull();
});

it('lets a role that is over 100 % come down, and refuses to raise it', () => {
  const before = compradores('80', '80');
  expect(sharesRefusal(before, compradores('80', '70'))).toBeNull();
  expect(sharesRefusal(before, before)).toBeNull();
  expect(sharesRefusal(before, compradores('80', '81'))).toMatch(/161 %/);
});
