import { expect, it } from 'vitest';
import { openPage } from '../support/page.ts';
import { withChromium } from './support/chromium.ts';
import { openAs } from './support/open.ts';
import { at } from './support/product.ts';
import { signIn } from './support/sign-in.ts';

const chromium = withChromium();

it('leads a person without a cuenta to create a cuenta, and into it, with no token where a script could read it', async () => {
  const page = await openPage(chromium());
  await signIn(page, 'nueva@carpetas.test');
  await page.waitForURL(at('/onboarding/crear-cuenta'));
  // The other pages are out of reach until the person has a cuenta.
  await page.goto(at('/carpetas'));
  await page.waitForURL(at('/onboarding/crear-cuenta'));
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Escribanía Inaugural');
  await page.getByRole('button', { name: /^Crear/ }).click();
  await page.waitForURL(at('/carpetas'));
  await page.getByRole('heading', { name: 'Primeros pasos' }).waitFor();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toMatch(/eyJ|carpetas-sesion=/);
});

it('keeps the session over a reload, shares it between tabs, and ends it in all of them', async () => {
  // Requests that are running when the session ends are refused.
  const page = await openAs(chromium(), 'demo@carpetas.test', '/carpetas', {
    cuenta: 'Escribanía Rambla Demo',
    expectedMessages: [/status of 401/, /La sesión se cerró/],
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Carpetas', level: 1 }).waitFor();

  const other = await page.context().newPage();
  await other.goto(at('/sign-in'));
  await other.waitForURL(at('/carpetas'));

  await page.getByRole('button', { name: 'Menú de usuario' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await other.waitForURL(/\/sign-in/);
  await page.waitForURL(/\/sign-(in|out)/);
  await page.goto(at('/carpetas'));
  await page.waitForURL(/\/sign-in\?redirectURL=%2Fcarpetas$/);
});

it('asks for the password in the next tab after a lock that did not reach the server', async () => {
  const page = await openAs(chromium(), 'solo@carpetas.test', '/configuraciones/seguridad', {
    expectedMessages: [/ERR_FAILED/, /status of 401/, /was not told/],
  });
  const context = page.context();
  await context.route('**/api/auth/bloquear', (route) => route.abort());
  await page.getByRole('button', { name: 'Bloquear ahora' }).click();
  await page.getByRole('heading', { name: 'Sesión bloqueada' }).waitFor();

  const next = await context.newPage();
  await page.close();
  await context.unroute('**/api/auth/bloquear');
  await next.goto(at('/personas'));
  await next.getByRole('heading', { name: 'Sesión bloqueada' }).waitFor();
  await next.reload();
  await next.getByRole('textbox', { name: 'Contraseña' }).fill('Carpetas-2026');
  await next.getByRole('button', { name: 'Desbloquear' }).click();
  await next.waitForURL(at('/personas'));
  // The focus is on the page, as after any navigation.
  await expect.poll(() => next.evaluate(() => document.activeElement?.id)).toBe('contenido');
});

it('starts with the link that skips the navigation, and keeps its scroll position over a reload', async () => {
  const page = await openAs(chromium(), 'demo@carpetas.test', '/carpetas', { cuenta: 'Escribanía Lavalle Norte' });
  await page.locator('a[href^="/carpetas/0"]').last().waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ir al contenido');
  // The mouse must be over the page, as the navigation scrolls too.
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

it('keeps the shell when a page or a panel cannot be fetched, and tries again', async () => {
  const page = await openAs(chromium(), 'demo@carpetas.test', '/carpetas', {
    cuenta: 'Escribanía Lavalle Norte',
    expectedMessages: [
      /ERR_FAILED/,
      /Failed to (load resource|fetch)/,
      /could not be fetched/,
      /A page failed/,
      /dynamically/,
    ],
  });
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('button', { name: /^Atajos/ }).click();
  await page.getByText('No se pudo abrir. Revise su conexión.').waitFor();
  const navigation = page.getByRole('navigation', { name: 'Navegación principal' });
  await navigation.getByRole('link', { name: 'Personas' }).click();
  await page.getByText('Algo falló').waitFor();
  expect(await navigation.isVisible()).toBe(true);

  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('heading', { name: 'Personas', level: 1 }).waitFor();
  await page.getByRole('button', { name: /^Atajos/ }).click();
  await page.getByRole('dialog', { name: 'Atajos' }).waitFor();
});

it('comes back from an address that led elsewhere', async () => {
  const page = await openAs(chromium(), 'solo@carpetas.test', '/personas');
  for (const [path, end] of [
    ['/dashboard', /\/carpetas$/],
    ['/no-existe', /\/404-not-found$/],
    ['/sign-in', /\/carpetas$/],
  ] as const) {
    await page.goto(at(path));
    await page.waitForURL(end);
    await page.goBack();
    await page.waitForURL(/\/personas$/);
  }
});
