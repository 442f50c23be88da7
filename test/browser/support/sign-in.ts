import type { BrowserContextOptions, Page } from 'playwright-core';
import { cookieOf } from '../../factories/api-client.ts';
import { CLAVE, request, send } from './api.ts';
import { at, product } from './product.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The entry that tells the page of a possible session cookie (web/session/session-memory.ts). */
export const SESSION_ENTRY = { name: 'carpetas.sesion', value: '1' };

/**
 * Signs in through the API. Returns the browser state with the session. Each call opens another session. Two browsers
 * with the same refresh token would end it.
 * @param cuenta the name of the cuenta to enter, for a person with several
 */
export async function sessionOf(email: string, cuenta?: string): Promise<StorageState> {
  const answer = await request('POST', '/api/auth/sign-in', { email, password: CLAVE, mode: 'cookie' });
  const [name = '', value = ''] = cookieOf(answer).split('=');
  if (cuenta) {
    const { user, accessToken } = await answer.json();
    const { cuentaId } = user.cuentas.find(({ nombre }: { nombre: string }) => nombre === cuenta);
    await send('POST', `/api/cuentas/${cuentaId}/seleccionar`, {}, accessToken);
  }
  const { origin, hostname } = new URL(product().baseUrl);
  return {
    cookies: [
      { name, value, domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Strict' },
    ],
    origins: [{ origin, localStorage: [SESSION_ENTRY] }],
  };
}

/** Signs in through the page. */
export async function signIn(page: Page, email: string, password = CLAVE): Promise<void> {
  await page.goto(at('/sign-in'));
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
}
