import { expect, it } from 'vitest';
import { loggedUrl } from './logged-requests.js';

const ID = '01980000-0000-7000-8000-000000000001';

it.each<[string | undefined, Record<string, string>, string, string]>([
  ['/api/carpetas/:id', { id: ID }, '/x', `/api/carpetas/${ID}`],
  ['/api/documentos/:id/versiones/:n', { id: ID, n: '2' }, '/x', `/api/documentos/${ID}/versiones/2`],
  ['/api/agenda/ical/:secreto', { secreto: 'abc_-123' }, '/x', '/api/agenda/ical/:secreto'],
  ['/api/imagenes/:clave', { clave: 'abc' }, '/x?x=1', '/api/imagenes/:clave?…'],
  [undefined, {}, '/api/secreto/abc', '/api/*'],
  ['/api/invitaciones/info', {}, '/x?token=abc', '/api/invitaciones/info?…'],
  ['/api/carpetas', {}, '/x?buscar=Juan%20Secreto&orden=Perez&pagina=2', '/api/carpetas?pagina=2&…'],
  ['/api/carpetas', {}, '/x?%70agina=2&orden=Juan%20Secreto', '/api/carpetas?pagina=2&…'],
  ['/api/agenda', {}, '/x?dia=2026-03-02&anio=30111222&sentido=asc', '/api/agenda?dia=2026-03-02&sentido=asc&…'],
  ['/api/apps/tasks/all', {}, `/x?carpetaId=${ID}&ids=a`, `/api/apps/tasks/all?carpetaId=${ID}&…`],
])('of %s with %o, %s is logged as %s', (pattern, params, url, logged) => {
  expect(loggedUrl(pattern, params, url)).toBe(logged);
});
