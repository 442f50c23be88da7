import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import type { PageOptions } from '../support/page.ts';
import { apiAs, preferScheme } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { inspectPage, WIDTHS } from './support/inspect.ts';
import { openAs } from './support/open.ts';
import { openTabOf } from './support/tabs.ts';

const chromium = withChromium();
const TITULAR = 'titular.lavalle@ejemplo.test';
const OFICIAL = 'oficial.lavalle@ejemplo.test';
const CALLS = '/api/apps/tasks';

/** Finds a carpeta without tareas that both people see. Tareas added to it are deleted when the test ends. */
async function emptyCarpeta(): Promise<string> {
  const person = await apiAs(TITULAR);
  const { carpetas } = await (await apiAs(OFICIAL)).get('/api/carpetas?tamano=100');
  const used = new Set((await person.get(`${CALLS}/all`)).map(({ carpetaId }: { carpetaId: string }) => carpetaId));
  const found = carpetas.find(({ id, reservada }: { id: string; reservada: boolean }) => !reservada && !used.has(id));
  onTestFinished(async () => {
    for (const { id } of await person.get(`${CALLS}/all?carpetaId=${found.id}`)) {
      await person.remove(`${CALLS}/task?id=${id}`);
    }
  });
  return found.id;
}

async function openTab(email: string, carpetaId: string, options: PageOptions = {}): Promise<Page> {
  const path = `/carpetas/${carpetaId}/documentos`;
  const page = await openAs(chromium(), email, path, { viewport: WIDTHS.escritorio, ...options });
  await openTabOf(page, 'Tareas');
  await page.getByRole('heading', { name: /^(Sin tareas|\d+ tareas?) pendientes?$/ }).waitFor();
  return page;
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Tarea nueva' });
const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: `Completada: ${title}` });
/** The links of the tab's rows. The desk above them also names tareas with a date. */
const links = (page: Page) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('checkbox') })
    .getByRole('link');
const titles = (page: Page) => links(page).allTextContents();

it('are added, dated and ticked on a telephone, in the dark scheme, while another person sees it', async () => {
  const carpetaId = await emptyCarpeta();
  await preferScheme(TITULAR, 'dark');
  const page = await openTab(TITULAR, carpetaId, { viewport: WIDTHS.teléfono, hasTouch: true });
  const other = await openTab(OFICIAL, carpetaId);
  await page.getByText('Todavía no hay tareas de esta carpeta').waitFor();

  await field(page).fill('Confirmar con el banco el desembolso y la hora de la firma');
  await page.getByRole('button', { name: 'Vencimiento de la tarea nueva: Sin fecha' }).tap();
  await page.getByRole('button', { name: 'Mañana' }).tap();
  await field(page).press('Enter');
  await links(page).getByText('Confirmar con el banco').waitFor();
  // The focus stays in the field for the next tarea.
  await page.keyboard.type('Llamar a las partes');
  await page.keyboard.press('Enter');
  const both = ['Llamar a las partes', 'Confirmar con el banco el desembolso y la hora de la firma'];
  await expect.poll(() => titles(page)).toEqual(both);
  await expect.poll(() => titles(other)).toEqual(both);
  await inspectPage(page, 'Tareas de la carpeta en un teléfono');
  await inspectPage(other, 'Tareas de la carpeta');

  await tick(page, 'Llamar a las partes').tap();
  await expect.poll(() => tick(other, 'Llamar a las partes').isChecked()).toBe(true);
  await page.getByRole('heading', { name: '1 tarea pendiente', exact: true }).waitFor();
});
