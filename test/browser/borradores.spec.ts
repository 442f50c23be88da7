import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { inspectPage } from './support/inspect.ts';
import { goOffline, openAs } from './support/open.ts';
import { at, product } from './support/product.ts';

const chromium = withChromium();
const person = 'oficial.sol@ejemplo.test';

/** Console messages about the requests that the test blocks. */
const expectedMessages = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_FAILED/,
  /No se pudo conectar/,
  /was not saved/,
  /WebSocket/,
  // The last save of the old page may arrive while the new page sends it again.
  /412/,
  /La nota cambió/,
  // The page loads while the session is locked.
  /401.*refresh-token/,
];

const text = (page: Page) => page.getByRole('textbox', { name: 'Texto de la nota' });
const retry = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Reintentar' });

/** Creates a nota of the person and opens it in a tab. */
async function openNota() {
  const api = await apiAs(person);
  const { id } = await api.post('/api/apps/notes', { note: { title: 'Borrador', content: 'Original' } });
  const page = await openAs(chromium(), person, `/apps/notes/${id}`, { expectedMessages });
  // The browser asks before leaving a tab with an unsaved text. Here the person always leaves.
  page.on('dialog', (dialog) => void dialog.accept());
  await expect.poll(() => text(page).inputValue()).toBe('Original');
  const stored = async () =>
    (await api.get('/api/apps/notes/all')).find((nota: { id: string }) => nota.id === id).content;
  const write = (content: string) => api.patch(`/api/apps/notes/${id}`, { content });
  return { page, path: `/apps/notes/${id}`, stored, write };
}

/** Blocks the requests that change a nota, as if only they failed. */
const refuseWrites = (page: Page) =>
  page.route('**/api/apps/notes/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
/** The status of a token refresh with the browser's cookie. */
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

it('text that was typed without a network is there when the page is opened again, beside what was stored meanwhile', async () => {
  const { page, path, stored, write } = await openNota();
  await goOffline(page);
  await text(page).fill('Sin conexión');
  await page.getByText('Sin conexión a internet. Por guardar: 1 cambio.').waitFor();
  await text(page).pressSequentially(', hasta la última letra');
  await page.goto('about:blank');
  await write('De otra máquina');
  await page.context().setOffline(false);
  await page.goto(at(path));
  await expect.poll(() => text(page).inputValue()).toBe('Sin conexión, hasta la última letra');
  const banner = page.getByRole('alert', { name: 'Dos versiones de la nota' });
  await banner.getByText('De otra máquina').waitFor();
  await inspectPage(page, 'Dos versiones de la nota');
  await banner.getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect.poll(stored).toBe('Sin conexión, hasta la última letra');
  await expect.poll(() => keptIn(page)).toEqual([]);
});

it('typed text that is not saved outlives the lock of the session', async () => {
  const { page, path, stored } = await openNota();
  await refuseWrites(page);
  await text(page).fill('Antes del bloqueo');
  await retry(page).waitFor();
  const other = await page.context().newPage();
  await other.goto(at('/configuraciones/seguridad'));
  await other.getByRole('button', { name: 'Bloquear ahora' }).click();
  await other.close();
  await page.getByRole('heading', { name: 'Sesión bloqueada' }).waitFor();
  // The tab told the server of the lock, although it closed at once.
  await expect.poll(() => renewal(page)).toBe(401);
  // The route must go before the reload. Otherwise a request could hang while the route is removed.
  await letWritesThrough(page);
  await page.reload();
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Carpetas-2026');
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await expect.poll(() => text(page).inputValue()).toBe('Antes del bloqueo');
  expect(new URL(page.url()).pathname).toBe(path);
  await expect.poll(stored).toBe('Antes del bloqueo');
});

it('asks a person who signs out with an unsaved text, and then leaves no part of the text on the computer', async () => {
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
