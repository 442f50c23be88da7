import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { inspectPage } from './support/inspect.ts';
import { openAs } from './support/open.ts';
import { at, product } from './support/product.ts';

const chromium = withChromium();
const person = 'oficial.sol@ejemplo.test';

/** What the console says of requests that the test does not let through. */
const expectedMessages = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_FAILED/,
  /No se pudo conectar/,
  /was not saved/,
  /WebSocket/,
  // The last words before the page went arrive while they are sent again.
  /412/,
  /La nota cambió/,
  // A page that is loaded while the session is locked.
  /401.*refresh-token/,
];

const text = (page: Page) => page.getByRole('textbox', { name: 'Texto de la nota' });
const retry = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Reintentar' });

/** A nota of the person, opened in a tab. */
async function openNota() {
  const api = await apiAs(person);
  const { id } = await api.post('/api/apps/notes', { note: { title: 'Borrador', content: 'Original' } });
  const page = await openAs(chromium(), person, `/apps/notes/${id}`, { expectedMessages });
  // The browser asks before a tab with an unsaved text is left: here the person leaves it all the same.
  page.on('dialog', (dialog) => void dialog.accept());
  await expect.poll(() => text(page).inputValue()).toBe('Original');
  const stored = async () =>
    (await api.get('/api/apps/notes/all')).find((nota: { id: string }) => nota.id === id).content;
  return { page, path: `/apps/notes/${id}`, stored };
}

/** As when only what is written does not get through. */
const refuseWrites = (page: Page) =>
  page.route('**/api/apps/notes/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
/** What the server answers to who asks with the browser's cookie to go on. */
const renewal = async (page: Page) => {
  const answer = await page.context().request.post(at('/api/auth/refresh-token'), {
    headers: { 'X-Carpetas-CSRF': '1', Origin: product().baseUrl },
  });
  return answer.status();
};
const letWritesThrough = (page: Page) => page.unroute('**/api/apps/notes/*');

const keptIn = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((name) => name.includes('borradores')),
  );

it('what was typed without a network is there and saved when the page is opened again', async () => {
  const { page, path, stored } = await openNota();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await text(page).fill('Sin conexión');
  await retry(page).waitFor();
  await text(page).pressSequentially(', hasta la última letra');
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto(at(path));
  await expect.poll(() => text(page).inputValue()).toBe('Sin conexión, hasta la última letra');
  await expect.poll(stored).toBe('Sin conexión, hasta la última letra');
  await expect.poll(() => keptIn(page)).toEqual([]);
});

it('what was typed and not saved outlives the lock of the session', async () => {
  const { page, path, stored } = await openNota();
  await refuseWrites(page);
  await text(page).fill('Antes del bloqueo');
  await retry(page).waitFor();
  const other = await page.context().newPage();
  await other.goto(at('/configuraciones/seguridad'));
  await other.getByRole('button', { name: 'Bloquear ahora' }).click();
  await other.close();
  await page.getByRole('heading', { name: 'Sesión bloqueada' }).waitFor();
  // A tab that is closed at once has told the server all the same.
  await expect.poll(() => renewal(page)).toBe(401);
  // Before the page is loaded: what it asks for meanwhile could be held for good as the route goes.
  await letWritesThrough(page);
  await page.reload();
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Carpetas-2026');
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await expect.poll(() => text(page).inputValue()).toBe('Antes del bloqueo');
  expect(new URL(page.url()).pathname).toBe(path);
  await expect.poll(stored).toBe('Antes del bloqueo');
});

it('who signs out with something unsaved is asked, and leaves nothing of it on the computer', async () => {
  const { page, path, stored } = await openNota();
  await refuseWrites(page);
  await text(page).fill('Sin guardar');
  await retry(page).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const leave = async () => {
    await page.getByRole('button', { name: 'Menú de usuario' }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await page.getByRole('heading', { name: 'Hay cambios sin guardar' }).waitFor();
  };
  await leave();
  await inspectPage(page, 'La pregunta al salir');
  await page.getByRole('button', { name: 'Seguir aquí' }).click();
  await page
    .getByRole('link', { name: /Borrador/ })
    .first()
    .waitFor();
  await page.goto(at(path));
  await expect.poll(() => text(page).inputValue()).toBe('Sin guardar');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await leave();
  await page.getByRole('button', { name: 'Salir igual' }).click();
  await page.getByRole('heading', { name: 'Ha cerrado la sesión' }).waitFor();
  expect(await keptIn(page)).toEqual([]);
  expect(await stored()).toBe('Original');
});
