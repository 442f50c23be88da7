import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import type { PageOptions } from '../support/page.ts';
import { apiAs, preferScheme } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { inspectPage, WIDTHS } from './support/inspect.ts';
import { openAs } from './support/open.ts';

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
  await tab(page).click();
  await page.getByRole('heading', { name: /^(Sin tareas|\d+ tareas?) pendientes?$/ }).waitFor();
  return page;
}

const tab = (page: Page) =>
  page.getByRole('navigation', { name: 'Secciones de la carpeta' }).getByRole('link', { name: /^Tareas/ });
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

it('are added, dated, ticked and opened in the carpeta, while another person sees it', async () => {
  const carpetaId = await emptyCarpeta();
  const page = await openTab(TITULAR, carpetaId);
  const other = await openTab(OFICIAL, carpetaId);
  await page.getByText('Todavía no hay tareas de esta carpeta').waitFor();
  await inspectPage(page, 'Tareas de la carpeta, sin ninguna');

  await field(page).fill('Pedir el informe de dominio');
  await page.getByRole('button', { name: 'Vencimiento de la tarea nueva: Sin fecha' }).click();
  await page.getByRole('button', { name: 'Mañana' }).click();
  await field(page).press('Enter');
  await links(page).getByText('Pedir el informe de dominio').waitFor();
  // The focus stays in the field for the next tarea.
  await page.keyboard.type('Llamar a las partes');
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(page)).toEqual(['Llamar a las partes', 'Pedir el informe de dominio']);
  await expect.poll(() => titles(other)).toEqual(['Llamar a las partes', 'Pedir el informe de dominio']);
  await expect.poll(() => tab(page).innerText()).toMatch(/^Tareas\s*2/);
  await inspectPage(page, 'Tareas de la carpeta');

  await tick(other, 'Llamar a las partes').press('Space');
  await expect.poll(() => tick(page, 'Llamar a las partes').isChecked()).toBe(true);
  await page.getByRole('heading', { name: '1 tarea pendiente', exact: true }).waitFor();
  await page.reload();
  await page.getByText('1 tarea completada').click();
  await expect.poll(() => tick(page, 'Llamar a las partes').isChecked()).toBe(true);

  await links(page).getByText('Pedir el informe de dominio').click();
  await page.waitForURL(/\/apps\/tasks\/[\w-]+$/);
  await page.getByRole('textbox', { name: 'Título de la tarea' }).waitFor();
  await page.goBack();
  await tick(page, 'Pedir el informe de dominio').waitFor();
});

it('fit a telephone, in the dark scheme', async () => {
  const carpetaId = await emptyCarpeta();
  const person = await apiAs(TITULAR);
  const task = { title: 'Confirmar con el banco el desembolso y la hora de la firma', priority: 2, carpetaId };
  await person.post(`${CALLS}/task`, { type: 'task', task: { ...task, dueDate: new Date().toISOString() } });
  await preferScheme(TITULAR, 'dark');
  const page = await openTab(TITULAR, carpetaId, { viewport: WIDTHS.teléfono, hasTouch: true });
  await page.getByTitle('Prioridad alta').waitFor();
  await inspectPage(page, 'Tareas de la carpeta en un teléfono');
  await tick(page, task.title).tap();
  await page.getByRole('heading', { name: 'Sin tareas pendientes' }).waitFor();
});
