import { expect, it } from 'vitest';
import { safeRedirect } from './redirect-url';

it.each([
  ['/carpetas', '/carpetas'],
  ['/carpetas/7?tab=partes#2', '/carpetas/7?tab=partes#2'],
  ['/carpetas/../personas', '/personas'],
])('keeps a path of this site: %s', (raw, result) => {
  expect(safeRedirect(raw)).toBe(result);
});

it.each([
  null,
  '',
  'carpetas',
  'https://malo.test/carpetas',
  '//malo.test',
  '/\\malo.test',
  '\\\\malo.test',
  '/\t/malo.test',
  '/\n/malo.test',
  '/.//malo.test',
  'javascript:alert(1)',
  '/sign-in?redirectURL=/carpetas',
  '/sign-out',
  '/seleccionar-cuenta',
])('refuses %j', (raw) => {
  expect(safeRedirect(raw)).toBeNull();
});
