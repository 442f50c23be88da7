import { afterEach, describe, expect, it } from 'vitest';
import {
  exampleOf,
  type FormatoFecha,
  formatFecha,
  formatFechaHora,
  formatFechaLarga,
  formatRelativo,
  writeFechasAs,
} from './fechas';
import { formatBytes, formatEntero, formatMonto } from './numeros';

/** Replaces the no-break spaces of Intl, which look like plain ones. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('dates', () => {
  afterEach(() => writeFechasAs());

  it('without a time are the same day everywhere', () => {
    expect(formatFecha('2026-03-04')).toBe('04/03/2026');
    expect(formatFechaLarga('2026-03-04')).toBe('4 de marzo de 2026');
  });

  it.each<[FormatoFecha | undefined, string, string]>([
    [undefined, '04/09/2026, 15:07', '4 de septiembre de 2026'],
    ['es-AR', '04/09/2026, 15:07', '4 de septiembre de 2026'],
    ['es-CL', '04-09-2026, 15:07', '4 de septiembre de 2026'],
    ['es-ES', '04/09/2026, 15:07', '4 de septiembre de 2026'],
    ['es-UY', '04/09/2026, 15:07', '4 de setiembre de 2026'],
  ])('are written as in %s', (formato, corta, larga) => {
    const value = new Date(2026, 8, 4, 15, 7);
    writeFechasAs(formato);
    expect([formatFechaHora(value), formatFechaLarga(value)]).toEqual([corta, larga]);
    if (formato) expect(exampleOf(formato, value)).toEqual({ larga, corta });
  });

  it.each([
    ['2026-03-04T12:00:00Z', 'recién'],
    ['2026-03-04T11:57:00Z', 'hace 3 minutos'],
    ['2026-03-03T11:00:00Z', 'ayer'],
    ['2026-03-19T12:00:00Z', 'dentro de 2 semanas'],
  ])('are told from now on: %s is %s', (value, text) => {
    expect(formatRelativo(value, new Date('2026-03-04T12:00:00Z'))).toBe(text);
  });
});

describe('numbers', () => {
  it.each([
    [0, '0 B'],
    [1023, '1.023 B'],
    [12_700, '12,4 KB'],
    [3 * 1024 ** 2, '3 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it('keep every digit of amounts', () => {
    expect(plain(formatMonto('12345678901234567.89', 'ARS'))).toBe('$ 12.345.678.901.234.567,89');
    expect(plain(formatMonto('1234.50', 'USD'))).toBe('US$ 1.234,50');
    expect(plain(formatMonto('161500', 'EUR', 'ES'))).toBe('161.500,00 €');
    expect(plain(formatMonto('1234.50', 'EUR', 'ES'))).toBe('1.234,50 €');
    expect(formatEntero(12345)).toBe('12.345');
  });
});
