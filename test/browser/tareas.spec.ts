import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import type { PageOptions } from '../support/page.ts';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { expectAccessible, inspectPage, WIDTHS } from './support/inspect.ts';
import { drop } from './support/mouse.ts';
import { openAs } from './support/open.ts';

const chromium = withChromium();
const TITULAR = 'titular.lavalle@ejemplo.test';
const OFICIAL = 'oficial.lavalle@ejemplo.test';
const CALLS = '/api/apps/tasks';

/**
 * Adds tareas at the top of the list, in this order. The end of the test deletes all tareas that are added from now on.
 */
async function seed(...tasks: ({ title: string } & Record<string, unknown>)[]): Promise<void> {
  const person = await apiAs(TITULAR);
  const idsAt = async (path: string): Promise<string[]> =>
    (await person.get(`${CALLS}/${path}`)).map(({ id }: { id: string }) => id);
  const before = [...(await idsAt('all')), ...(await idsAt('tags'))];
  onTestFinished(async () => {
    const added = async (path: string) => (await idsAt(path)).filter((id) => !before.includes(id));
    for (const id of await added('all')) await person.remove(`${CALLS}/task?id=${id}`);
    for (const id of await added('tags')) await person.remove(`${CALLS}/tag?id=${id}`);
  });
  for (const task of tasks.toReversed()) await person.post(`${CALLS}/task`, { type: 'task', task });
}

async function openTareas(email: string, path = '/apps/tasks', options: PageOptions = {}): Promise<Page> {
  const page = await openAs(chromium(), email, path, { viewport: WIDTHS.escritorio, ...options });
  await list(page).waitFor();
  return page;
}

const list = (page: Page) => page.getByRole('list', { name: 'Tareas' });
const titles = (page: Page) => list(page).getByRole('link').allTextContents();
const first = async (page: Page, count: number) => (await titles(page)).slice(0, count);
const handle = (page: Page, title: string) => page.getByRole('button', { name: `Mover ${title}`, exact: true });
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Título de la tarea' });

async function dragTo(page: Page, title: string, over: string): Promise<void> {
  const from = await handle(page, title).boundingBox();
  const to = await handle(page, over).boundingBox();
  if (!from || !to) throw new Error('There is nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 + 12, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * 0.8, { steps: 12 });
  await drop(page);
}

it('is filled, put in order by mouse and by keyboard, edited, and restored after a deletion', async () => {
  await seed({ title: 'Uno' }, { title: 'Dos' }, { title: 'Tres' });
  const page = await openTareas(TITULAR);
  await expect.poll(() => first(page, 3)).toEqual(['Uno', 'Dos', 'Tres']);
  await inspectPage(page, 'Tareas');

  await dragTo(page, 'Uno', 'Dos');
  await expect.poll(() => first(page, 3)).toEqual(['Dos', 'Uno', 'Tres']);
  await handle(page, 'Tres').focus();
  await page.keyboard.press('Space');
  await page.getByText(/Tomó «Tres», posición 3/).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.getByText(/Posición 2 de/).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect.poll(() => first(page, 3)).toEqual(['Dos', 'Tres', 'Uno']);
  expect(await handle(page, 'Tres').evaluate((element) => element === document.activeElement)).toBe(true);
  await page.reload();
  await expect.poll(() => first(page, 3)).toEqual(['Dos', 'Tres', 'Uno']);

  await page.keyboard.press('Control+.');
  await page.getByRole('textbox', { name: 'Título de la sección' }).fill('Antes de la firma');
  await expect.poll(() => first(page, 1)).toEqual(['Antes de la firma']);
  await page.keyboard.press('Control+/');
  // The person types at once: the new title takes the next key.
  await page.keyboard.type('Pedir el certificado de dominio');
  await expect.poll(() => first(page, 2)).toEqual(['Pedir el certificado de dominio', 'Antes de la firma']);
  await page.getByRole('button', { name: /^Prioridad normal/ }).click();
  await page.getByRole('menuitemradio', { name: 'Alta' }).click();
  await page.getByRole('button', { name: /^Vencimiento/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mañana' }).click();
  await page.getByRole('button', { name: 'Etiquetas' }).click();
  await page.getByRole('searchbox', { name: /Etiquetas de la tarea/ }).fill('Del registro');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Del registro', checked: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('list', { name: 'Etiquetas', exact: true }).getByText('Del registro').waitFor();
  await page.getByRole('textbox', { name: 'Agregar una subtarea' }).fill('Timbrado');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Notas' }).fill('Con reserva\nde prioridad');
  await page.getByText('Guardado').waitFor();
  await expectAccessible(page, 'Tarea abierta');

  const row = list(page).getByRole('listitem').first();
  await expect.poll(() => row.innerText()).toMatch(/0\/1[\s\S]*Del registro[\s\S]*Alta[\s\S]*Mañana/);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar tarea' }).click();
  await expect.poll(() => first(page, 1)).toEqual(['Antes de la firma']);
  // The next row is open instead.
  await page.getByRole('textbox', { name: 'Título de la sección' }).waitFor();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => first(page, 2)).toEqual(['Pedir el certificado de dominio', 'Antes de la firma']);
  await list(page).getByRole('link').first().click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Notas' }).inputValue()).toBe('Con reserva\nde prioridad');
  await page.keyboard.press('Escape');
  await expectCountInMenu(page);
});

it('shows a person the changes of another person, and loses no keystroke', async () => {
  await seed({ title: 'De las dos' });
  const here = await openTareas(TITULAR);
  // A save that meets the other person's change is refused, and sent again with it.
  const expectedMessages = [/status of 412/, /Otra persona modificó la tarea mientras tanto/];
  const there = await openTareas(OFICIAL, '/apps/tasks', { expectedMessages });
  await list(there).getByRole('link', { name: 'De las dos' }).click();
  await titleField(there).waitFor();

  await list(here).getByRole('checkbox', { name: 'Completada: De las dos' }).check();
  await there.getByRole('button', { name: 'Volver a abrir' }).waitFor();
  await titleField(there).focus();
  await there.keyboard.press('End');
  const typing = there.keyboard.type(' y de nadie más que ellas', { delay: 40 });
  await list(here)
    .getByRole('checkbox', { name: /^Completada: De las dos/ })
    .uncheck();
  await typing;
  expect(await titleField(there).inputValue()).toBe('De las dos y de nadie más que ellas');
  await expect.poll(() => first(here, 1)).toEqual(['De las dos y de nadie más que ellas']);

  await list(here)
    .getByRole('link', { name: /^De las dos/ })
    .click();
  await here.getByRole('button', { name: 'Más acciones' }).click();
  await here.getByRole('menuitem', { name: 'Eliminar tarea' }).click();
  await there.getByText('Se eliminó la tarea').waitFor();
});

it('works on a telephone, where the tarea is the whole screen', async () => {
  await seed({ title: 'En el teléfono' }, { title: 'Otra en el teléfono' });
  const page = await openTareas(TITULAR, '/apps/tasks', { viewport: WIDTHS.teléfono, hasTouch: true });
  await inspectPage(page, 'Tareas en el teléfono');
  await list(page).getByRole('link', { name: 'En el teléfono', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'En el teléfono' });
  await drawer.waitFor();
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  await inspectPage(page, 'Tarea en el teléfono');
  await drawer.getByRole('button', { name: /^Prioridad/ }).click();
  await page.getByRole('menuitemradio', { name: 'Baja' }).click();
  await drawer.getByRole('combobox', { name: 'Asignada a' }).click();
  const { name } = await (await apiAs(TITULAR)).get('/api/common/user');
  // Screen readers hear the name once, without the initials beside it.
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => list(page).getByRole('listitem').first().innerText()).toMatch(/Baja/);
});

/** Adds a tarea, which the number of pending tareas in the menu counts at once. */
async function expectCountInMenu(page: Page): Promise<void> {
  const { pendientes } = await (await apiAs(TITULAR)).get(`${CALLS}/count`);
  const entry = page.getByRole('navigation').getByRole('link', { name: /^Tareas/ });
  await expect.poll(() => entry.innerText()).toContain(`${pendientes} tarea`);
  await seed({ title: 'Una más' });
  await expect.poll(() => entry.innerText()).toContain(`${pendientes + 1} tarea`);
}
