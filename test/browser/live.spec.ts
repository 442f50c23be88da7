import type { Page, Route } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { settled } from '../support/page.ts';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { openAs } from './support/open.ts';
import { at } from './support/product.ts';

const chromium = withChromium();

const panel = (page: Page) => page.getByRole('dialog', { name: 'Notificaciones' });
const bell = (page: Page) => page.getByRole('button', { name: /^(Notificaciones|\d+ notificaci)/ });

async function openPanel(page: Page): Promise<void> {
  await bell(page).click();
  await panel(page).getByRole('listitem').first().waitFor();
}

const THEIRS = 'oficial.sol@ejemplo.test';

it('shows two people in a carpeta each other, their changes, and that the other person is typing', async () => {
  const titular = await apiAs('titular.sol@ejemplo.test');
  const [{ id: tipoActoId }] = await titular.get('/api/tipos-acto');
  const oficial = (await titular.get('/api/miembros')).find(({ email }: { email: string }) => email === THEIRS);
  const { id } = await titular.post('/api/carpetas', {
    caratula: 'De a dos',
    tipoActoId,
    reservada: false,
    responsableId: oficial.id,
    abrir: true,
  });
  const ours = await openAs(chromium(), 'titular.sol@ejemplo.test', `/carpetas/${id}/actividad`);
  // The role is taken: calls with the former token are refused, and the page gets a new one.
  const expectedMessages = [/40[13]/, /Forbidden|Unauthorized/];
  const theirs = await openAs(chromium(), THEIRS, `/carpetas/${id}/documentos`, { expectedMessages });
  await ours.getByText(/^También está aquí: /).waitFor();
  await theirs.getByText(/^También está aquí: /).waitFor();

  const edit = async (page: Page, name: string, text: string) => {
    await page.getByRole('button', { name: 'Más acciones' }).click();
    await page.getByRole('menuitem', { name: 'Editar datos' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name }).fill(text);
  };
  const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();

  await edit(theirs, 'Ubicación física', 'Armario 3');
  await edit(ours, 'Monto', '1500,50');
  await save(ours);
  await theirs
    .getByRole('dialog')
    .getByText(/Lo cambió/)
    .waitFor();
  const monto = theirs.getByRole('dialog').getByRole('textbox', { name: 'Monto' });
  await expect.poll(() => monto.inputValue()).toBe('1500,50');
  await save(theirs);
  await ours.getByRole('button', { name: 'Más datos' }).click();
  await ours.getByText('Armario 3').waitFor();
  await ours.getByText(/modificó la ubicación física/).waitFor();

  // The role is taken while a form is open. The typed text stays, and the page says the reason.
  await edit(theirs, 'Ubicación física', 'Armario 9');
  onTestFinished(async () => {
    await titular.patch(`/api/miembros/${oficial.id}`, { rolId: 3 });
  });
  await titular.patch(`/api/miembros/${oficial.id}`, { rolId: 5 });
  await theirs.getByText(/^Le cambiaron el rol: ahora es Lectura\. Lo que está escribiendo sigue aquí/).waitFor();
  await save(theirs);
  await theirs.getByRole('dialog').getByText('No tiene permiso para hacer esto.').waitFor();
  const ubicacion = theirs.getByRole('dialog').getByRole('textbox', { name: 'Ubicación física' });
  expect(await ubicacion.inputValue()).toBe('Armario 9');

  await theirs.close();
  await expect.poll(() => ours.getByText(/^También está aquí: /).count()).toBe(0);
});

it('notifies a person who is assigned a carpeta, at once', async () => {
  const page = await openAs(chromium(), 'oficial.sol@ejemplo.test', '/carpetas');
  const titular = await apiAs('titular.sol@ejemplo.test');
  const [{ id: tipoActoId }] = await titular.get('/api/tipos-acto');
  const { id: responsableId } = (await titular.get('/api/miembros')).find(
    ({ email }: { email: string }) => email === 'oficial.sol@ejemplo.test',
  );
  const before = await bell(page).getAttribute('aria-label');
  const { codigo } = await titular.post('/api/carpetas', {
    caratula: '<b>Aviso</b> & prueba',
    tipoActoId,
    responsableId,
    reservada: false,
    abrir: true,
  });
  await expect.poll(() => bell(page).getAttribute('aria-label')).not.toBe(before);
  await openPanel(page);
  await panel(page)
    .getByRole('link', { name: new RegExp(codigo) })
    .click();
  await page.getByRole('heading', { name: '<b>Aviso</b> & prueba' }).waitFor();
  await panel(page).waitFor({ state: 'hidden' });
});

it('shows nothing of the previous cuenta when its answers arrive late', async () => {
  const page = await openAs(chromium(), 'demo@carpetas.test', '/carpetas', { cuenta: 'Escribanía Lavalle Norte' });
  const left = await page.locator('a[href^="/carpetas/0"]').first().getAttribute('href');

  // The next answers of this cuenta wait until the page shows the other cuenta.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const isLate = (url: URL) => url.pathname === '/api/carpetas' || url.pathname.startsWith('/api/common/');
  const cuentas = new Set<string | null>();
  let isHolding = true;
  const answer = async (route: Route) => {
    cuentas.add(await route.request().headerValue('x-cuenta-id'));
    const response = isHolding ? await route.fetch().catch(() => null) : null;
    if (response) await held;
    await (response ? route.fulfill({ response }) : route.continue()).catch(() => {});
  };
  const answers: Promise<void>[] = [];
  await page.route(isLate, (route) => {
    answers.push(answer(route));
    return answers.at(-1);
  });
  await page.getByRole('main').getByRole('searchbox').fill('compraventa');
  await page.waitForURL(/buscar=compraventa/);

  isHolding = false;
  await page.getByRole('button', { name: 'Menú de usuario' }).click();
  await page.getByRole('menuitem', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitemradio', { name: 'Escribanía Rambla Demo' }).click();
  await page.waitForURL(at('/carpetas'));
  const first = page.locator('a[href^="/carpetas/0"]').first();
  await first.waitFor();
  const shown = await first.getAttribute('href');
  expect(cuentas.size).toBeGreaterThan(1);

  letGo();
  await Promise.all(answers);
  await settled(page);
  expect(await first.getAttribute('href')).toBe(shown);
  expect(await page.locator(`a[href="${left}"]`).count()).toBe(0);
  expect(await page.getByRole('main').innerText()).not.toContain('No se pudo');
});
