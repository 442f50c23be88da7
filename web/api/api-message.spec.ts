import { expect, it } from 'vitest';
import { apiMessage } from './api-message';
import { givenUpText } from './http-error';

it.each([
  new DOMException('Aborted', 'AbortError'),
  { name: 'AbortError', message: 'Aborted' },
  new DOMException('signal timed out', 'TimeoutError'),
])("hides the browser's words about a call that was given up: %s", (error) => {
  expect(apiMessage(error)).toBe(givenUpText);
});

it('shows the words of the server', () => {
  expect(apiMessage({ code: 'SIN_PERMISO', message: 'No tiene permiso.' })).toBe('No tiene permiso.');
});
