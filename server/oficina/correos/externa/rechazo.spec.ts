import { expect, it } from 'vitest';
import { rechazoDe } from './rechazo.js';

it.each([
  ['AUTHENTICATIONFAILED', 'Too many failures, later', 'clave'],
  ['EXPIRED', '', 'clave'],
  [false, 'Invalid user or password, try again', 'clave'],
  ['ALERT', 'Application-specific password required: https://support.test', 'clave'],
  [false, 'Login failed: authentication failure', 'clave'],
  [false, 'LOGIN Invalid credentials', 'clave'],
  ['UNAVAILABLE', 'Temporary authentication failure', 'pasajero'],
  [false, 'LOGIN Server error - Please try again later', 'pasajero'],
  [false, 'Server Unavailable. 15', 'pasajero'],
  [false, 'LOGIN failed.', 'dudoso'],
  ['ALERT', 'Your account is not enabled for IMAP use', 'dudoso'],
  ['CONTACTADMIN', '', 'dudoso'],
])('the answer [%s] %s to a sign-in means: %s', (serverResponseCode, said, expected) => {
  const response = `A3 NO ${serverResponseCode ? `[${serverResponseCode}] ` : ''}${said}`;
  expect(rechazoDe({ authenticationFailed: true, serverResponseCode, response })).toBe(expected);
});

it('a connection that ends is no answer', () => {
  expect(rechazoDe(new Error('Unexpected close'))).toBeNull();
});

it.each([
  'password '.repeat(20_000),
  `password ${'a '.repeat(20_000)}`,
  'bad '.repeat(20_000),
  `${'x'.repeat(400)} invalid password`,
])('only the beginning of a long answer is looked at (%#)', (said) => {
  const answer = { authenticationFailed: true, serverResponseCode: 'X'.repeat(100_000), response: `A3 NO ${said}` };
  const before = performance.now();
  expect(rechazoDe(answer)).toBe('dudoso');
  expect(performance.now() - before).toBeLessThan(100);
});
