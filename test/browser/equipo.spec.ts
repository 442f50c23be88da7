import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { linkIn, mailTo } from '../factories/mails.ts';
import { openPage } from '../support/page.ts';
import { withChromium } from './support/chromium.ts';
import { inspectPage, WIDTHS, WITHOUT_COLOURS } from './support/inspect.ts';
import { openAs } from './support/open.ts';
import { at, product } from './support/product.ts';

const chromium = withChromium();

const TITULAR = 'titular.rambla@ejemplo.test';
const NUEVA = 'ines.avila@ejemplo.test';
/** Milliseconds that a suspension may take to reach the person's open pages. */
const IN_FORCE = 30_000;

const invitationOf = async (email: string) => linkIn(await mailTo(product(), email, /le invita a/), '/invitacion');
const members = (page: Page) => page.getByRole('list', { name: 'Integrantes' });
const invitations = (page: Page) => page.getByRole('list', { name: 'Invitaciones pendientes' });

async function openTeam(): Promise<Page> {
  const page = await openAs(chromium(), TITULAR, '/configuraciones/equipo');
  await members(page).waitFor();
  return page;
}

it('brings a person into the cuenta by mail, and suspends them while they work', async () => {
  const titular = await openTeam();
  await titular.getByRole('button', { name: 'Invitar', exact: true }).click();
  const dialog = titular.getByRole('dialog', { name: 'Invitar al equipo' });
  await dialog.getByLabel('Correo electrónico').fill(NUEVA);
  await dialog.getByRole('button', { name: 'Enviar la invitación' }).click();
  await invitations(titular).getByText(NUEVA).waitFor();
  await inspectPage(titular, 'equipo');

  // The new person uses another browser. Their requests are refused after the suspension.
  const nueva = await openPage(chromium(), { expectedMessages: [/status of 401/, /La sesión debe renovarse/] });
  await nueva.goto(await invitationOf(NUEVA));
  await nueva.getByRole('heading', { name: /^Le invitan a/ }).waitFor();
  // The address, and so the history, no longer has the token.
  expect(nueva.url()).toBe(at('/invitacion'));
  await inspectPage(nueva, 'invitación', { isWhole: true });
  await nueva.getByLabel('Nombre y apellido').fill('Inés Ávila');
  await nueva.getByLabel('Contraseña', { exact: true }).fill('una frase que recuerdo');
  await nueva.getByRole('checkbox').check();
  const connection = nueva.waitForEvent('websocket', (socket) => socket.url().includes('/api/socket'));
  await nueva.getByRole('button', { name: 'Crear mi usuario y entrar' }).click();
  await nueva.waitForURL(at('/carpetas'));
  await nueva.getByRole('heading', { name: 'Carpetas', level: 1 }).waitFor();

  // The titular's page shows the new member without a reload.
  await members(titular).getByText('Inés Ávila').waitFor();
  await titular.getByText('No hay invitaciones pendientes.').waitFor();
  expect(await titular.getByRole('combobox', { name: 'Rol de Inés Ávila' }).textContent()).toBe('Oficial');

  const closed = (await connection).waitForEvent('close', { timeout: 2 * IN_FORCE });
  const { accessToken } = await (
    await fetch(at('/api/auth/sign-in'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: NUEVA, password: 'una frase que recuerdo' }),
    })
  ).json();
  const callAsNueva = async () =>
    (await fetch(at('/api/carpetas'), { headers: { authorization: `Bearer ${accessToken}` } })).status;
  expect(await callAsNueva()).toBe(200);

  await titular.getByRole('button', { name: 'Suspender a Inés Ávila' }).click();
  await titular.getByRole('alertdialog').getByRole('button', { name: 'Suspender' }).click();
  await titular.getByText('Acceso suspendido').waitFor();

  await nueva.getByText('Su acceso a «Escribanía Rambla Demo» está suspendido.').waitFor({ timeout: IN_FORCE });
  await closed;
  expect(await callAsNueva()).toBe(401);
  await nueva.goto(at('/carpetas'));
  await nueva.waitForURL(at('/onboarding/crear-cuenta'));
  await nueva.getByText('Su acceso a «Escribanía Rambla Demo» está suspendido.').waitFor();

  await titular.setViewportSize(WIDTHS.teléfono);
  await inviteLongEmail(titular);
});

/** Invites an e-mail that is longer than a telephone is wide, and revokes the invitation. */
async function inviteLongEmail(page: Page): Promise<void> {
  const email = `${'direccion.larga.'.repeat(3)}del.estudio@escribania-de-las-pruebas.ejemplo.test`;
  await page.getByRole('button', { name: 'Invitar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invitar al equipo' });
  await dialog.getByLabel('Correo electrónico').fill(email);
  await dialog.getByRole('button', { name: 'Enviar la invitación' }).click();
  const toast = page.getByText(`Se envió la invitación a ${email}`).locator('..');
  const end = await toast.evaluate((card) => card.getBoundingClientRect().right + card.scrollWidth - card.clientWidth);
  expect(end).toBeLessThanOrEqual(WIDTHS.teléfono.width);
  await invitations(page).getByText(email).waitFor();
  await inspectPage(page, 'equipo en un teléfono', WITHOUT_COLOURS);

  await page.getByRole('button', { name: `Revocar la invitación a ${email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click();
  await page.getByText('No hay invitaciones pendientes.').waitFor();
}
