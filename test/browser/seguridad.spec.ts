import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withChromium } from './support/chromium.ts';
import { inspectColours, inspectPage, WIDTHS, WITHOUT_COLOURS } from './support/inspect.ts';
import { moveTo, openAs } from './support/open.ts';
import { at } from './support/product.ts';
import { signIn } from './support/sign-in.ts';

const chromium = withChromium();

/** The browser's messages about refusals that are part of the journeys. */
const refusals = [/status of 40[134]/, /status of 422/, /status of 410/];

it('turns on the second step for the administration, opens it, and signs in with a recovery code', async () => {
  const email = 'oficial.lavalle@ejemplo.test';
  const page = await openAs(chromium(), email, '/administracion', { expectedMessages: [...refusals, /no es correct/] });
  await page.getByRole('link', { name: 'Ir a Seguridad' }).click();

  // The first answer says that the sign-in is old. So the page asks for the password, and then repeats the change.
  let wasAsked = false;
  await page.route('**/api/segundo-factor/totp', async (route) => {
    if (wasAsked) return route.continue();
    wasAsked = true;
    await route.fulfill({ status: 403, json: { code: 'VERIFICACION_REQUERIDA', message: 'Confirme.' } });
  });
  await page.getByRole('button', { name: 'Activar' }).click();
  const question = page.getByRole('dialog', { name: 'Confirme que es usted' });
  await question.getByLabel('Contraseña', { exact: true }).fill('no es esta');
  await question.getByRole('button', { name: 'Continuar' }).click();
  await question.getByText(/no es correcta/).waitFor();
  await question.getByLabel('Contraseña', { exact: true }).fill('Carpetas-2026');
  await question.getByRole('button', { name: 'Continuar' }).click();

  await page.getByRole('img', { name: /Código QR/ }).waitFor();
  const secret = (await page.getByRole('dialog').locator('code').innerText()).replace(/\s/g, '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel('Código de 6 dígitos').fill(totp.generate());
  await page.getByRole('dialog').getByRole('button', { name: 'Activar' }).click();
  const list = page.getByRole('list', { name: 'Códigos de recuperación' });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await keep(page);
  await page.getByText('Le quedan 10 códigos de recuperación.').waitFor();

  await signOut(page);
  await signIn(page, email);
  // A code works once, so this sign-in uses the code of the next 30 seconds.
  await page.getByLabel('Código de verificación').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(at('/carpetas'));

  await page.getByRole('link', { name: /^Administración/ }).click();
  await page.getByRole('list', { name: 'En qué se apoya' }).getByText('Base de datos', { exact: true }).waitFor();
  await inspectPage(page, 'Salud');
  await page.getByRole('link', { name: 'Personas', exact: true }).last().click();
  await page.getByRole('searchbox', { name: 'Buscar personas' }).fill(email);
  await page
    .getByRole('row', { name: /oficial\.lavalle/ })
    .getByText('Activados')
    .waitFor();
  // Until the answer to the search arrives, the earlier rows are dimmed.
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await inspectPage(page, 'Personas');
  await page.getByRole('link', { name: 'Cuentas', exact: true }).click();
  await page.getByRole('table', { name: 'Cuentas' }).getByText('Escribanía Lavalle Norte').waitFor();
  await inspectPage(page, 'Cuentas');
  await inspectColours(page, 'Cuentas', ['dark']);
  await page.setViewportSize(WIDTHS.teléfono);
  await page.getByRole('list', { name: 'Cuentas' }).getByText('Escribanía Lavalle Norte').waitFor();
  await inspectPage(page, 'Cuentas en el teléfono', WITHOUT_COLOURS);
  await page.setViewportSize(WIDTHS.escritorio);

  await signOut(page);
  await signIn(page, email);
  await page.getByRole('button', { name: /código de recuperación/ }).click();
  await page.getByLabel('Código de recuperación').fill(codes[0] as string);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(at('/carpetas'));

  await moveTo(page, '/configuraciones/seguridad');
  await page.getByText('Le quedan 9 códigos de recuperación.').waitFor();
  await page.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click();
  await page.getByText('Desactivada', { exact: true }).waitFor();
});

it('makes a passkey, signs in with it, and forgets it', async () => {
  const page = await openSecurity('gestor.lavalle@ejemplo.test');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('button', { name: 'Agregar una passkey' }).click();
  await page.getByRole('dialog').getByLabel('Nombre').fill('La de las pruebas');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('list', { name: 'Passkeys' }).getByText('La de las pruebas', { exact: true }).waitFor();

  await signOut(page);
  await page.getByRole('button', { name: 'Usar una passkey' }).click();
  await page.waitForURL(at('/carpetas'));
  await moveTo(page, '/configuraciones/seguridad');
  const own = page
    .getByRole('list', { name: 'Sesiones abiertas' })
    .getByRole('listitem')
    .filter({ hasText: 'Esta sesión' });
  await own.getByText(/Con passkey/).waitFor();

  await page.getByRole('button', { name: 'Eliminar La de las pruebas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByText('Todavía no agregó ninguna.').waitFor();
});

const openSecurity = (email: string, expectedMessages: RegExp[] = []) =>
  openAs(chromium(), email, '/configuraciones/seguridad', { expectedMessages });

/** Confirms that the codes or the token, which are shown only once, were stored. */
async function keep(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /en un lugar seguro/ }).check();
  await page.getByRole('button', { name: 'Listo' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menú de usuario' }).click();
  const ended = page.waitForResponse('**/api/auth/sign-out');
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await ended;
  await page.getByRole('link', { name: 'Ingresar de nuevo' }).click();
  await page.getByRole('button', { name: 'Ingresar', exact: true }).waitFor();
}
