import { expect, it } from 'vitest';
import { BEFORE_ESQUEMA } from '../../../migrations/before-esquema.js';
import { MIGRATIONS } from '../../../migrations/index.js';
import { schemaState, unfinished } from './schema-state.js';

const ALL = MIGRATIONS.map(({ name }) => name);
const LATER = MIGRATIONS.slice(1);
const UP_TO_DATE = { isNewer: false, isUnfinished: false, isTakenOver: false, done: MIGRATIONS, left: [] };

it.each([
  ['nothing has run in', [], { ...UP_TO_DATE, done: [], left: MIGRATIONS }],
  ['is up to date', ALL, UP_TO_DATE],
  [
    'has all migrations of before the baseline',
    BEFORE_ESQUEMA,
    { ...UP_TO_DATE, isTakenOver: true, done: MIGRATIONS.slice(0, 1), left: LATER },
  ],
  ['was taken over', [...BEFORE_ESQUEMA, ...ALL], UP_TO_DATE],
  [
    'has the first one of before the baseline',
    BEFORE_ESQUEMA.slice(0, 1),
    { ...UP_TO_DATE, isUnfinished: true, done: [], left: MIGRATIONS },
  ],
  [
    'lacks the last one of before the baseline',
    BEFORE_ESQUEMA.slice(0, -1),
    { ...UP_TO_DATE, isUnfinished: true, done: [], left: MIGRATIONS },
  ],
  ['is of a newer program', [...ALL, 'DelFuturo9000000000000'], { ...UP_TO_DATE, isNewer: true }],
])('knows a schema that %s', (_, names, state) => {
  expect(schemaState(names)).toEqual(state);
});

it('says what to start first', () => {
  expect(unfinished('La base')).toBe(
    'La base es de antes de la versión 0.1.0 y no está completa: use primero la última versión que la completa, ' +
      'el commit 9f057ea5 (docs/upgrade.md).',
  );
});
