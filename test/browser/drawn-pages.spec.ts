import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { openPage, type PageOptions } from '../support/page.ts';
import { withChromium } from './support/chromium.ts';
import { at } from './support/product.ts';
import { sessionOf } from './support/sign-in.ts';

const chromium = withChromium();

const HEADINGS: [path: string, heading: string][] = [
  ['/', 'La oficina notarial, en orden.'],
  ['/landing-preview', 'La oficina notarial, en orden.'],
  ['/sign-in', 'Ingresar'],
  ['/sign-up', 'Crear un usuario'],
  ['/confirmation-required', 'Confirme su correo'],
  ['/forgot-password', 'Olvidé mi contraseña'],
  ['/reset-password', 'Elegir una contraseña nueva'],
  ['/confirmar-correo', 'Confirmar el correo'],
  ['/invitacion', 'Invitación'],
  ['/ingreso-proveedor', 'Ingresando'],
  ['/error/403', 'Sin permiso'],
  ['/error/404', 'Página no encontrada'],
  ['/error/500', 'Algo falló'],
  ['/404-not-found', 'Página no encontrada'],
];

const open = (path: string, cookie = '') => fetch(at(path), { headers: { accept: 'text/html', cookie } });

it.each(HEADINGS)('sends %s with its heading «%s», title, description and styles', async (path, heading) => {
  const answer = await open(path);
  const html = await answer.text();
  expect(html).toContain(`>${heading}</h1>`);
  expect(html).toMatch(/<title>.+ · Carpetas<\/title>/);
  expect(html).toMatch(/<meta name="description" content=".{30,}"/);
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
  expect(styles).toHaveLength(1);
  // Pages of guests are plain CSS: the classes of web/components/layout would delay the first paint.
  expect(String(styles)).not.toContain('.l-');
  const hash = createHash('sha256').update(String(styles)).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`);
  // Every script has an address, and none delays the first paint.
  expect(html).not.toMatch(/<script(?![^>]* src=)/);
  expect(html).not.toMatch(/<script(?![^>]*( defer| type="module"))/);
  expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('</h1>'));
});

it('sends other addresses, and browsers that it knows, the page of the application', async () => {
  const [session] = (await sessionOf('solo@carpetas.test')).cookies;
  for (const [path, cookie] of [
    ['/carpetas', ''],
    ['/sign-in/', ''],
    ['/', `${session?.name}=${session?.value}`],
    ['/sign-in', `otra=1; ${session?.name}=${session?.value}`],
    ['/sign-in', 'carpetas-apariencia=propia'],
  ] as const) {
    const answer = await open(path, cookie);
    const html = await answer.text();
    expect(html, path).toContain('Cargando...');
    expect(html, path).not.toContain('</h1>');
    expect(answer.headers.get('vary'), path).toMatch(/\bcookie\b/i);
    expect(answer.headers.get('content-security-policy'), path).not.toContain('sha256-');
  }
});

it('tells the server of colours that the device keeps, also once the cookie is gone', async () => {
  const page = await openPage(chromium());
  await page.addInitScript(() => localStorage.setItem('carpetas.apariencia', '{"scheme":"dark","theme":"teal"}'));
  const cookieOf = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'carpetas-apariencia')?.value;
  await page.goto(at('/sign-in'));
  await expect.poll(cookieOf).toBe('propia');
  await page.context().clearCookies();
  await page.reload();
  await expect.poll(cookieOf).toBe('propia');
});

it('can be read without JavaScript, from the landing page to the sign-in', async () => {
  const page = await openPage(chromium(), { javaScriptEnabled: false });
  await page.setViewportSize({ width: 195, height: 844 });
  await page.goto(at('/'));
  await page.getByRole('heading', { level: 1, name: 'La oficina notarial, en orden.' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195);
  await page.getByLabel('Su correo electrónico').fill('ana@rivas.test');
  await page.getByRole('button', { name: 'Crear su oficina' }).click();
  // No address has the e-mail.
  await page.waitForURL(at('/sign-up?'));
  await page.getByRole('heading', { level: 1, name: 'Crear un usuario' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Ver qué hace' }).click();
  await page.getByRole('heading', { name: 'Todo lo de una operación, junto' }).waitFor();
  await page.getByRole('link', { name: 'Ingresar a Carpetas' }).first().click();
  await page.waitForURL(at('/sign-in'));
  await page.getByRole('heading', { level: 1, name: 'Ingresar' }).waitFor();
  await page.locator('noscript p').waitFor();
  expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).display)).toBe('grid');
});

/** Opens a page whose code is delayed. Returns a function that lets the code arrive. */
async function openEarly(path: string, options?: PageOptions): Promise<{ page: Page; arrive: () => Promise<void> }> {
  const page = await openPage(chromium(), options);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(at(path), { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return {
    page,
    arrive: async () => {
      resolve();
      await page.locator('button[type=submit]:enabled').first().waitFor();
    },
  };
}

it("keeps text that was typed before the page's code arrives, and sends it only then", async () => {
  const { page, arrive } = await openEarly('/sign-in?redirectURL=%2Fpersonas');
  const email = page.getByRole('textbox', { name: 'Correo electrónico' });
  const password = page.getByRole('textbox', { name: 'Contraseña' });
  const marked = await page.getByRole('heading', { level: 1 }).elementHandle();
  await email.fill('solo@carpetas.test');
  await password.fill('Carpetas-2026');
  await password.press('Enter');
  expect(new URL(page.url()).search).toBe('?redirectURL=%2Fpersonas');

  await arrive();

  expect(await email.inputValue()).toBe('solo@carpetas.test');
  expect(await password.inputValue()).toBe('Carpetas-2026');
  expect(await password.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await marked?.evaluate((heading) => heading.isConnected), 'the heading stays the same element').toBe(true);
  await password.press('Enter');
  await page.waitForURL(at('/personas'));
});

it('keeps typed text when the server cannot say whether there is a session', async () => {
  const origins = [{ origin: at(''), localStorage: [{ name: 'carpetas.sesion', value: '1' }] }];
  const { page, arrive } = await openEarly('/sign-in', {
    storageState: { cookies: [], origins },
    expectedMessages: [/503/],
  });
  const refused = { statusCode: 503, code: 'NO_DISPONIBLE', message: 'Ahora no.' };
  await page.route('**/api/auth/refresh*', (route) => route.fulfill({ status: 503, json: refused }));
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('solo@carpetas.test');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Carpetas-2026');
  await arrive();
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await page.waitForURL(/\/carpetas$/);
});

it.each(['/', '/sign-in', '/sign-up', '/reset-password#token=x', '/error/404'])(
  'takes over %s without moving anything',
  async (path) => {
    const page = await openPage(chromium());
    await page.addInitScript(() => {
      const add = (total: number, { value }: PerformanceEntry & { value?: number }) => total + (value ?? 0);
      const watch = (list: PerformanceObserverEntryList) =>
        Object.assign(window, { shift: list.getEntries().reduce(add, shiftOf()) });
      const shiftOf = () => (window as { shift?: number }).shift ?? 0;
      new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(at(path), { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as { shift?: number }).shift ?? 0)).toBeLessThan(0.01);
  },
);

it('shows nothing of a page before all of it came', async () => {
  const html = await (await open('/sign-up')).text();
  const middle = html.indexOf('</h1>');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = createServer(async (_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.slice(0, middle));
    await released;
    response.end(html.slice(middle));
  }).listen(0);
  onTestFinished(() => void server.close());
  // The page's scripts are missing.
  const page = await openPage(chromium(), { expectedMessages: [/^/] });
  const isDrawn = () =>
    page.evaluate(async () => {
      // The wait is long enough for half a page to be drawn.
      await new Promise((next) => setTimeout(next, 500));
      return performance.getEntriesByType('paint').length > 0;
    });

  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/sign-up`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  expect(await isDrawn()).toBe(false);

  release();
  await expect.poll(isDrawn).toBe(true);
});
