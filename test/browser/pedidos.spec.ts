import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage, settled } from '../support/page.ts';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { connect, openAs } from './support/open.ts';
import { signIn } from './support/sign-in.ts';

const chromium = withChromium();

/** The GET calls of a page from now on, with their ids as «:id». */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== 'GET' || !/^\/api\/(?!socket|imagenes)/.test(pathname)) return;
    calls.push((pathname + search).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id'));
  });
  return calls;
}

/** A list of carpetas before the signature, and a list of signed ones. */
const BEFORE_SIGNATURE = '/carpetas?estado=en_preparacion';
const SIGNED = '/carpetas?estado=firmada';

/** The link of the first carpeta in the list. */
const firstCarpeta = (page: Page) => page.locator('main a[href^="/carpetas/0"]').first();

/** The calls that the desk answers ahead. */
const answeredAhead = (calls: string[]) => calls.filter((call) => /:id\/(?!escritorio)|agenda|tasks/.test(call));

/** Expects that a carpeta opened by its desk, and by few calls of what the office has for all its carpetas. */
function expectFewCalls(calls: string[], most: number): void {
  expect(calls).toContain('/api/carpetas/:id/escritorio');
  expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(most);
}

it.each([
  ['before its signature', BEFORE_SIGNATURE],
  ['after it', SIGNED],
])('asks for the desk of a carpeta %s, and after a change for the changed parts', async (_, list) => {
  const email = 'titular.lavalle@ejemplo.test';
  const page = await openAs(chromium(), email, list);
  const link = firstCarpeta(page);
  await link.waitFor();
  await settled(page);

  const calls = callsOf(page);
  await link.click();
  await page.getByRole('heading', { name: 'Qué sigue' }).waitFor();
  await page.getByRole('region', { name: 'Escritorio de la carpeta' }).waitFor();
  await settled(page);
  expectFewCalls(calls, 3);
  expect(answeredAhead(calls)).toEqual([]);

  calls.length = 0;
  const carpetaId = /[0-9a-f-]{36}/.exec(page.url())?.[0];
  const changed = page.waitForResponse((answer) => answer.url().includes('/api/apps/tasks/all'));
  await (await apiAs(email)).post('/api/apps/tasks/task', { type: 'task', task: { title: 'Llamar', carpetaId } });
  await changed;
  await settled(page);
  expect(calls).not.toContain('/api/carpetas/:id/escritorio');
  expect(calls.filter((call) => /plazos|inscripciones|reservas|partes/.test(call))).toEqual([]);
});

it('asks for a part of the desk by itself when it did not come with it', async () => {
  const page = await openAs(chromium(), 'titular.lavalle@ejemplo.test', BEFORE_SIGNATURE);
  const link = firstCarpeta(page);
  await link.waitFor();
  await settled(page);
  await page.route('**/api/carpetas/*/escritorio', async (route) => {
    const answer = await route.fetch();
    const { carpeta, partes } = await answer.json();
    await route.fulfill({
      response: answer,
      json: { carpeta, partes: { ...partes, [`/api/carpetas/${carpeta.id}/plazos`]: undefined } },
    });
  });
  const calls = callsOf(page);
  await link.click();
  await page.getByRole('region', { name: 'Escritorio de la carpeta' }).waitFor();
  await settled(page);
  expectFewCalls(calls, 4);
  expect(answeredAhead(calls)).toEqual(['/api/carpetas/:id/plazos']);
});

/** The calls of the list, and of the shell around it. */
const FIRST_CALLS = ['/api/carpetas', '/api/carpetas/vistas', '/api/marco'];

/** Waits for what the shell draws last: the counts in the menu, and the live connection. */
async function expectWhole(page: Page, load: () => Promise<unknown>): Promise<void> {
  await connect(page, load);
  await firstCarpeta(page).waitFor();
  await page
    .getByRole('navigation')
    .getByText(/tareas? pendientes?/)
    .first()
    .waitFor();
  await settled(page);
}

const withoutQuery = (calls: string[]) => calls.map((call) => call.replace(/\?.*/, '')).sort();

it('asks for the shell, the list and its views while somebody signs in, and again when the page is loaded anew', async () => {
  const page = await openPage(chromium());
  const calls = callsOf(page);
  await expectWhole(page, () => signIn(page, 'titular.lavalle@ejemplo.test'));
  expect(withoutQuery(calls).filter((call) => !call.startsWith('/api/auth/'))).toEqual(FIRST_CALLS);
  calls.length = 0;
  await expectWhole(page, () => page.reload());
  expect(withoutQuery(calls)).toEqual(FIRST_CALLS);
});

it('asks for a part of the shell by itself when the shell failed', async () => {
  const page = await openPage(chromium(), { expectedMessages: [/500/, /marco/] });
  await page.route('**/api/marco', (route) => route.fulfill({ status: 500, json: {} }));
  const calls = callsOf(page);
  await expectWhole(page, () => signIn(page, 'titular.lavalle@ejemplo.test'));
  expect(calls).toEqual(expect.arrayContaining(['/api/common/navigation', '/api/miembros', '/api/apps/tasks/count']));
  expect(calls.filter((call, i) => calls.indexOf(call) !== i)).toEqual([]);
});
