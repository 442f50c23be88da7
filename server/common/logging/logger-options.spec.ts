import { expect, it } from 'vitest';
import { loadSettings } from '../config/settings.js';
import { loggerOptions } from './logger-options.js';

const { pinoHttp } = loggerOptions(loadSettings({})) as {
  pinoHttp: { serializers: { req(request: object): { url: string } } };
};
const logged = (url: string) => pinoHttp.serializers.req({ id: '1', method: 'GET', url }).url;

it.each([
  ['/api/invitaciones/info?token=abc_-123', '/api/invitaciones/info?token=…'],
  ['/api/auth/reset-password?x=1&token=abc&y=2', '/api/auth/reset-password?x=1&token=…&y=2'],
  ['/api/auth/reset-password?%74oken=abc', '/api/auth/reset-password?%74oken=…'],
  ['/api/imagenes/abc_-123?x=1', '/api/imagenes/…?x=1'],
  ['/api/socket/?EIO=4&TOKEN=abc&sid=x', '/api/socket/?EIO=4&TOKEN=…&sid=x'],
])('no token of an address is logged: %s', (url, expected) => {
  expect(logged(url)).toBe(expected);
});

it('the rest of an address is logged', () => {
  expect(logged('/api/carpetas?estado=abierta&pagina=2')).toBe('/api/carpetas?estado=abierta&pagina=2');
});
