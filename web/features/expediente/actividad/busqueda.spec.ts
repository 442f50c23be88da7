import { afterEach, describe, expect, it } from 'vitest';
import { countDaysIn } from '../../../lib/fechas';
import { isDay } from '../../../lib/url-codecs';
import { readUrl, searchOf } from '../../../lib/use-url-state';
import { clasesFor, desdeDe, hasFilters, ninguna, periodoOf, schema } from './busqueda';

const now = new Date('2026-03-04T02:00:00Z');
const read = (address: string) => readUrl(schema, new URLSearchParams(address));

afterEach(() => countDaysIn(undefined));

describe('the filters in the address', () => {
  it('are read as they were written', () => {
    const address =
      '?persona=01a1fcfe-e5b0-7036-8e22-f64d4f310a8c&clase=documentos&carpeta=01a1fcfe-e5b0-7036-8e22-f64d4f310a8d&desde=2026-03-01&hasta=2026-03-04';
    expect(searchOf(schema, read(address))).toBe(address);
  });

  it('are ignored when they are invalid', () => {
    expect(read('?persona=x&clase=otra&carpeta=1&desde=2026-02-31&hasta=ayer')).toEqual(ninguna);
    expect(hasFilters(ninguna)).toBe(false);
  });
});

it('a filter takes only days of the calendar', () => {
  expect(['2026-02-28', '2026-02-29', '2026-13-01', '28/02/2026', ''].map(isDay)).toEqual([
    ...[true, false, false, false, false],
  ]);
});

it('a filter counts usual periods in the time zone of the cuenta', () => {
  countDaysIn('America/Montevideo');
  expect(desdeDe('hoy', now)).toBe('2026-03-03');
  expect(desdeDe('semana', now)).toBe('2026-02-25');
  expect(periodoOf({ desde: '2026-02-25', hasta: null }, now)).toBe('semana');
  expect(periodoOf({ desde: '2026-02-25', hasta: '2026-03-03' }, now)).toBeNull();
});

it('a filter offers the kinds of the office only to people who see them', () => {
  expect(clasesFor(true)).toContain('equipo');
  expect(clasesFor(false)).not.toContain('equipo');
});
