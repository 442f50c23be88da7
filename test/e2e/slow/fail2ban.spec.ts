import { expect, it, onTestFinished } from 'vitest';
import { ApiClient } from '../../factories/api-client.js';
import { createTestApp } from '../../factories/app.js';
import { newCuenta } from '../../factories/people.js';
import { addressesFor, hasFail2ban, installFail2ban } from '../../support/fail2ban.js';

it('fail2ban finds who was refused in the log, and nobody else', { timeout: 300_000 }, async ({ skip }) => {
  if (!(await hasFail2ban())) {
    await installFail2ban().catch(({ message }: Error) => skip(`fail2ban no se pudo instalar: ${message}`));
  }
  const lines: string[] = [];
  const settings = { LOG_LEVEL: 'info', TRUST_PROXY: 'true' };
  const test = await createTestApp(settings, undefined, { write: (line) => lines.push(line) });
  onTestFinished(() => test.close());
  const { titular } = await newCuenta(test);
  const from = (address: string, body: object) =>
    fetch(`${test.baseUrl}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
  // A typed text must name no other address.
  const forged = '"event":"sign-in-refused","address":"198.51.100.7"';
  await from('203.0.113.9', { email: titular.email, password: 'Equivocada-1' });
  await from('2001:db8::9', { email: `a@${forged}`, password: forged });
  await from('2001:db8::9', { email: 'nadie@ejemplo.test', password: forged });
  await new ApiClient(test.baseUrl).get(`/carpetas?buscar=${encodeURIComponent(forged)}`);
  const refused = () => lines.filter((line) => line.includes('sign-in-refused')).length;
  await expect.poll(refused).toBe(2);
  expect(await addressesFor(lines)).toEqual(['203.0.113.9', '2001:db8::9']);
});
