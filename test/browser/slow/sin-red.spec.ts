import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../../support/page.ts';
import { apiAs } from '../support/api.ts';
import { withChromium } from '../support/chromium.ts';
import { connect, goOffline } from '../support/open.ts';
import { at } from '../support/product.ts';
import { sessionOf } from '../support/sign-in.ts';

const chromium = withChromium();

const email = 'titular.sol@ejemplo.test';
const lateCode = /\.late\.json$/;

/** A new carpeta, and a page that has not loaded it yet. */
async function newCarpeta(...expectedMessages: RegExp[]) {
  const titular = await apiAs(email);
  const [{ id: tipoActoId }] = await titular.get('/api/tipos-acto');
  const carpeta = { caratula: 'Sin red', tipoActoId, reservada: false, abrir: true };
  const { id } = await titular.post('/api/carpetas', carpeta);
  const page = await openPage(chromium(), {
    storageState: await sessionOf(email),
    fetchesAhead: true,
    expectedMessages: [/ERR_INTERNET_DISCONNECTED/, /^No se pudo conectar con el servidor/, ...expectedMessages],
  });
  return { page, load: () => connect(page, () => page.goto(at(`/carpetas/${id}/actividad`))) };
}

/** Resolves when the page has fetched all code that the build lists. */
async function untilKept(page: Page): Promise<void> {
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'fetch') fetched.add(new URL(request.url()).pathname);
  });
  const list: string[] = await (await page.waitForResponse(lateCode)).json();
  await expect.poll(() => list.filter((script) => !fetched.has(script)), { timeout: 60_000 }).toEqual([]);
}

const openPrioridad = (page: Page) => page.getByRole('button', { name: /^Editar prioridad/ }).click();
const prioridad = (page: Page) => page.getByRole('dialog', { name: 'Editar prioridad' });

it('opens pages for the first time without network, since their code was fetched in idle time', async () => {
  const { page, load } = await newCarpeta();
  await Promise.all([untilKept(page), load()]);
  await goOffline(page);
  await openPrioridad(page);
  await prioridad(page).waitFor();
});

it('keeps the page and the typed text when a press needs code that cannot be fetched', async () => {
  const { page, load } = await newCarpeta(/ERR_FAILED/);
  await page.route(lateCode, (route) => route.abort());
  await load();
  const comment = page.getByRole('textbox', { name: 'Comentario' });
  await goOffline(page);
  await comment.fill('A medio escribir');

  await openPrioridad(page);
  await page.getByText('Sin conexión: se abrirá cuando vuelva.').waitFor();
  expect(await comment.inputValue()).toBe('A medio escribir');

  await page.context().setOffline(false);
  await prioridad(page).waitFor();
  expect(await comment.inputValue()).toBe('A medio escribir');
});
