import { expect, it } from 'vitest';
import { instrumentoEscrito } from './instrumento-escrito.js';

it.each([
  ['escritura 26', { tipo: 'escritura', numero: 26, anio: null }],
  ['Esc. n.º 26/2026', { tipo: 'escritura', numero: 26, anio: 2026 }],
  ['escritura nro. 26', { tipo: 'escritura', numero: 26, anio: null }],
  ['ACTA 4 de 2025', { tipo: 'acta', numero: 4, anio: 2025 }],
  ['certificación 7 2026', { tipo: 'certificacion', numero: 7, anio: 2026 }],
  [' 26 ', { tipo: null, numero: 26, anio: null }],
  ['26-2026', { tipo: null, numero: 26, anio: 2026 }],
])('an instrumento can be written as %j', (text, expected) => {
  expect(instrumentoEscrito(text)).toEqual(expected);
});

it.each(['', 'escritura', 'escritura de compraventa', '1234567', '2026-000046-7', 'acta 4 de mayo', '26/26'])(
  '%j names no instrumento',
  (text) => {
    expect(instrumentoEscrito(text)).toBeNull();
  },
);
