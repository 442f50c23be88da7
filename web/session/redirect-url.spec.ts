import { expect, it } from 'vitest';
import { safeRedirect } from './redirect-url';

it.each([
  ['/carpetas', '/carpetas'],
  ['/carpetas/7?tab=partes#2', '/carpetas/7?tab=partes#2'],
  ['/carpetas/../personas', '/personas'],
  ['/onboarding/crear-cuenta', '/onboarding/crear-cuenta'],
  ['/unlock-session?redirectURL=%2Fcarpetas%2F7', '/carpetas/7'],
  ['/seleccionar-cuenta?redirectURL=%2Fcarpetas%2F7', '/carpetas/7'],
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
  '/unlock-session?redirectURL=https%3A%2F%2Fmalo.test',
])('refuses %j', (raw) => {
  expect(safeRedirect(raw)).toBeNull();
});
