import { describe, expect, it } from 'vitest';
import { claveDeNumero, numeroEscrito, numerosEn, posiblesNumerosEn } from './numero-escrito.js';

describe('a number of a carpeta', () => {
  it.each([
    ['2026-46', '2026-46'],
    [' 2026-000046 ', '2026-46'],
    ['E-2026-46', '2026-46'],
    ['26-46', null],
    ['2026-1234567', null],
    ['2026-46 y 47', null],
  ])('is written as %j', (text, expected) => {
    const escrito = numeroEscrito(text);
    expect(escrito && claveDeNumero(escrito)).toBe(expected);
  });

  it.each([
    ['Falta #2026-000123.', ['2026-123']],
    ['#2026-46, (#2025-7) y «#2024-000009»', ['2026-46', '2025-7', '2024-9']],
    ['#E-2026-46 #E2/2026-47 #e2026-48', ['2026-46', '2026-47', '2026-48']],
    ['2026-46 sin numeral', []],
    ['#2026-1234567 #26-1 # 2026-46 #2026-46b #2026-46-3', []],
    ['https://ejemplo.test/#2026-46 nota#2026-46 &#2026-46', []],
    ['', []],
  ])('is named in the text %j', (text, expected) => {
    expect(numerosEn(text).map(claveDeNumero)).toEqual(expected);
  });

  it.each([
    ['Expediente 2026-45 (E-2026-000046), #2026-47', ['2026-45', '2026-46', '2026-47']],
    ['2026-11-24, tel. 4321-2026-45 y 1234-56', []],
  ])('may be meant in the text %j', (text, expected) => {
    expect(posiblesNumerosEn(text).map(claveDeNumero)).toEqual(expected);
  });

  it('is found at its place in the text', () => {
    const text = 'Falta #2026-000123.';
    const [{ index, text: written } = { index: 0, text: '' }] = numerosEn(text);
    expect([written, text.slice(index, index + written.length)]).toEqual(['#2026-000123', '#2026-000123']);
  });
});
