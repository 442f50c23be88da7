import { expect, it } from 'vitest';
import { apiMessage } from './api-message';
import { givenUpText } from './http-error';

it.each([
  new DOMException('Aborted', 'AbortError'),
  { name: 'AbortError', message: 'Aborted' },
  new DOMException('signal timed out', 'TimeoutError'),
])('what the browser says of a call that was given up is not shown: %s', (error) => {
  expect(apiMessage(error)).toBe(givenUpText);
});

it('the words of the server are shown', () => {
  expect(apiMessage({ code: 'SIN_PERMISO', message: 'No tiene permiso.' })).toBe('No tiene permiso.');
});
