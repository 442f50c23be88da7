import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { linkIn, mailTo } from '../factories/mails.ts';
import { openPage, settled } from '../support/page.ts';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { inspectPage } from './support/inspect.ts';
import { openForGuest } from './support/open.ts';
import { at, product } from './support/product.ts';
import { signIn } from './support/sign-in.ts';

const chromium = withChromium();

/** The browser's messages about refusals that are part of the journeys. */
const refusals = [/status of 40[134]/, /status of 422/];

async function signUp(page: Page, email: string): Promise<void> {
  await openForGuest(page, '/');
  await page.getByLabel('Su correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Crear su oficina' }).click();
  await page.getByLabel('Nombre y apellido').fill('Inés Prueba');
  await page.getByLabel('Contraseña', { exact: true }).fill('tres tristes tigres');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Crear usuario' }).click();
  await page.getByRole('heading', { name: 'Confirme su correo' }).waitFor();
  await page.getByText(`Enviamos un enlace a ${email}`).waitFor();
}

it('takes a new person from the sign-up, by mail, to their cuenta', async () => {
  const email = 'ines.nueva@ejemplo.test';
  const page = await openPage(chromium(), { expectedMessages: refusals });
  await signUp(page, email);

  // Before the confirmation the person cannot sign in, and the page says why.
  await signIn(page, email, 'tres tristes tigres');
  await page.getByText(`Antes de ingresar, abra el enlace que enviamos a ${email}`).waitFor();

  const link = linkIn(await mailTo(product(), email, /correo/i), '/confirmar-correo');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Correo confirmado' }).waitFor();
  await page.getByRole('link', { name: 'Ingresar' }).click();
  await page.waitForURL(at('/sign-in'));
  await signIn(page, email, 'tres tristes tigres');
  await page.waitForURL(at('/onboarding/crear-cuenta'));
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Escribanía de Inés');
  await page.getByRole('button', { name: /^Crear/ }).click();
  await page.waitForURL(at('/carpetas'));
  // A new office shows its first steps instead of the filters of an empty list.
  await page.getByText('0 de 5 hechos').waitFor();
  expect(await page.getByRole('main').getByRole('searchbox').count()).toBe(0);
  await page.getByRole('button', { name: 'Está bien así' }).click();
  await page.getByText('1 de 5 hechos').waitFor();
  await inspectPage(page, 'primeros pasos');
  await page.getByRole('link', { name: 'Crear la primera carpeta' }).click();
  await page.waitForURL(at('/carpetas/nueva'));

  // The link works only once.
  const other = await openPage(chromium(), { expectedMessages: refusals });
  await other.goto(link);
  await other.getByRole('heading', { name: 'El enlace ya no sirve' }).waitFor();
});

it('sets a new password by mail, and ends the sessions of the old password', async () => {
  const email = 'ines.olvida@ejemplo.test';
  const old = await openPage(chromium(), { expectedMessages: [...refusals, /The session ended/, /La sesión/] });
  await signUp(old, email);
  await old.goto(linkIn(await mailTo(product(), email, /./), '/confirmar-correo'));
  await old.getByRole('heading', { name: 'Correo confirmado' }).waitFor();
  await signIn(old, email, 'tres tristes tigres');
  await old.waitForURL(at('/onboarding/crear-cuenta'));

  const page = await openPage(chromium(), { expectedMessages: refusals });
  await openForGuest(page, '/sign-in');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await page.waitForURL(/forgot-password/);
  // The next page keeps the typed e-mail.
  await expect.poll(() => page.getByLabel('Correo electrónico').inputValue()).toBe(email);
  await page.goBack();
  await page.getByRole('heading', { name: 'Ingresar' }).waitFor();
  await expect.poll(() => page.getByLabel('Correo electrónico').inputValue()).toBe(email);
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await page.waitForURL(/forgot-password/);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await page.getByText(`Si hay un usuario con el correo ${email}`).waitFor();

  const link = linkIn(await mailTo(product(), email, /contraseña/i), '/reset-password');
  await page.goto(link);
  await page.getByLabel('Contraseña nueva').fill('cuatro tigres tristes');
  await page.getByLabel('Repetir la contraseña').fill('cuatro tigres tristes');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await page.getByRole('heading', { name: 'Contraseña cambiada' }).waitFor();

  await old.reload();
  await old.waitForURL(/\/sign-in/);
  await signIn(old, email, 'tres tristes tigres');
  await old.getByText('Correo o contraseña incorrectos').waitFor();
  await signIn(page, email, 'cuatro tigres tristes');
  await page.waitForURL(at('/onboarding/crear-cuenta'));

  const late = await openPage(chromium(), { expectedMessages: refusals });
  await late.goto(link);
  await late.getByLabel('Contraseña nueva').fill('cinco tigres tristes');
  await late.getByLabel('Repetir la contraseña').fill('cinco tigres tristes');
  await late.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await late.getByRole('heading', { name: 'El enlace ya no sirve' }).waitFor();
});

it('locks all tabs after minutes without input, and continues in each after the password', async () => {
  const email = 'lectura.sol@ejemplo.test';
  const person = await apiAs(email);
  const lockAfter = (minutes: number) =>
    person.patch('/api/common/user', { user: { preferencias: { bloqueoMinutos: minutes } } });
  await lockAfter(5);

  const page = await openPage(chromium(), { expectedMessages: [...refusals, /was not told/, /está bloqueada/] });
  await page.context().clock.install();
  await signIn(page, email);
  await page.waitForURL(at('/carpetas'));
  await page.getByRole('heading', { name: 'Carpetas', level: 1 }).waitFor();
  const other = await page.context().newPage();
  await other.goto(at('/personas'));
  await other.getByRole('heading', { name: 'Personas', level: 1 }).waitFor();
  await settled(other);

  await page.context().clock.fastForward('05:01');

  await page.waitForURL(at('/unlock-session?redirectURL=%2Fcarpetas'));
  await other.waitForURL(at('/unlock-session?redirectURL=%2Fpersonas'));
  // Opening an address does not bypass the lock.
  await other.goto(at('/personas'));
  await other.waitForURL(at('/unlock-session?redirectURL=%2Fpersonas'));
  expect(await other.getByLabel('Nombre').isDisabled()).toBe(true);

  await other.getByLabel('Contraseña', { exact: true }).fill('no es esta');
  await other.getByRole('button', { name: 'Desbloquear' }).click();
  await other.getByText('Contraseña incorrecta').waitFor();
  await other.getByLabel('Contraseña', { exact: true }).fill('Carpetas-2026');
  await other.getByRole('button', { name: 'Desbloquear' }).click();
  await other.waitForURL(at('/personas'));
  await page.waitForURL(at('/carpetas'));
  await page.getByRole('heading', { name: 'Carpetas', level: 1 }).waitFor();
  await lockAfter(0);
});
