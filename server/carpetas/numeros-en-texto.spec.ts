import { expect, it } from 'vitest';
import { numerosEn } from './numeros-en-texto.js';

it.each([
  ['Re: #2026-000123 Escritura', [[2026, 123]]],
  [
    '#2026-46 y #2025-7, y otra vez #2026-000046',
    [
      [2026, 46],
      [2025, 7],
    ],
  ],
  ['(#SOL-2026-000123)', [[2026, 123]]],
  ['[#S/2026-000123]', [[2026, 123]]],
])('finds the numbers of «%s»', (text, numeros) => {
  expect(numerosEn(text)).toEqual(numeros.map(([anio, numero]) => ({ anio, numero })));
});

it.each(['2026-000123', 'a#2026-000123', '#2026-0001234', '#20260-12', '# 2026-12', 'Saldo'])(
  'finds none in «%s»',
  (text) => {
    expect(numerosEn(text)).toEqual([]);
  },
);

it('does not take long for a long text', () => {
  expect(numerosEn('#a'.repeat(200_000))).toEqual([]);
});
