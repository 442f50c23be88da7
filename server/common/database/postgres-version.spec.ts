import { expect, it } from 'vitest';
import { reasonOf } from '../errors/start-reason.js';
import { OldPostgres, refusalOf } from './postgres-version.js';

it.each([
  [150_012, /es el 15, y Carpetas necesita el 17 o posterior/],
  [160_009, /es el 16,/],
  [90_624, /es el 9,/],
])('PostgreSQL %i is refused in one sentence', (version, sentence) => {
  const refusal = refusalOf(version) ?? '';
  expect(refusal).toMatch(sentence);
  expect(reasonOf(new OldPostgres(refusal))).toBe(refusal);
});

it.each([170_000, 180_004, 190_000])('PostgreSQL %i is accepted', (version) => {
  expect(refusalOf(version)).toBeNull();
});
