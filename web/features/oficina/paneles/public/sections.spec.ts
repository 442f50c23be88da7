import { expect, it } from 'vitest';
import { seccionDe } from './sections';

it.each([
  ['/carpetas', '/carpetas'],
  ['/carpetas/0198f3a2-7b1c-7000-8000-000000000010/partes', '/carpetas'],
  ['/apps/notes/archive', '/apps/notes'],
  ['/configuraciones/perfil', '/configuraciones'],
  ['/pages/activities', '/pages/activities'],
  ['/carpetasx', 'otras'],
  ['/seleccionar-cuenta', 'otras'],
])('the section of %s is %s', (pathname, seccion) => {
  expect(seccionDe(pathname)).toBe(seccion);
});
