import { expect, it } from 'vitest';
import { initials } from './initials.js';

it.each([
  ['María de los Ángeles Rivas', 'MÁ'],
  ['Juan Pérez Gómez', 'JP'],
  ['  ana ', 'A'],
  ['De la O', 'O'],
  ['De la', 'DL'],
  ['(Estudio) «Núñez-Vega» & Cía.', 'EN'],
  ['🎉 Ñandú Olé', 'ÑO'],
  ['\u{1D49C}da Paz', '\u{1D49C}P'],
  ['+54 9 11 6666-7777', ''],
  ['', ''],
])('the initials of %j are %j', (name, result) => {
  expect(initials(name)).toBe(result);
});
