import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { inspectPage, WIDTHS } from './support/inspect.ts';
import { openAs } from './support/open.ts';

const chromium = withChromium();

async function openNotas(email: string, path = '/apps/notes', expectedMessages: RegExp[] = []): Promise<Page> {
  const page = await openAs(chromium(), email, path, { expectedMessages });
  // An open nota hides the heading from screen readers.
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
  return page;
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Título' });
const saved = (page: Page) => page.getByRole('dialog').getByText('Guardado').waitFor();
const stored = async (email: string) => (await apiAs(email)).get('/api/apps/notes/all');

it('are written, found, ticked and archived with the keyboard alone', async () => {
  const person = 'oficial.rambla@ejemplo.test';
  const page = await openNotas(person);
  const first = page.getByRole('link', { name: 'Nueva nota' });
  await first.waitFor();
  await inspectPage(page, 'Sin notas');

  await first.press('Enter');
  // The person types at once: the new nota takes the next key.
  await page.keyboard.type('Llevar al registro');
  await page.keyboard.press('Enter');
  await page.keyboard.type('La copia certificada, con acentos: ñandú');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pedir turno');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sacar copias');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await saved(page);
  expect(new URL(page.url()).pathname).toMatch(/^\/apps\/notes\/[0-9a-f-]{36}$/);
  await inspectPage(page, 'La nota');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/apps/notes');

  await page.getByRole('checkbox', { name: 'Pedir turno' }).press('Space');
  await expect
    .poll(async () => (await stored(person)).at(-1))
    .toMatchObject({
      title: 'Llevar al registro',
      content: 'La copia certificada, con acentos: ñandú',
      tasks: [
        { content: 'Pedir turno', completed: true },
        { content: 'Sacar copias', completed: false },
      ],
    });
  await page.getByRole('searchbox', { name: 'Buscar en las notas' }).fill('NANDU copias');
  await expect.poll(() => new URL(page.url()).search).toBe('?buscar=NANDU+copias');
  await page.reload();
  await page.getByRole('link', { name: /Llevar al registro/ }).press('Enter');
  await page.getByRole('button', { name: 'Archivar' }).press('Enter');
  await page.getByText('Ninguna nota coincide').waitFor();
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await page.getByRole('heading', { name: 'Llevar al registro' }).waitFor();
});

it('have pictures and etiquetas, and come back when they were deleted, on a telephone too', async () => {
  const person = 'titular.rambla@ejemplo.test';
  const page = await openNotas(person);
  await page.setViewportSize(WIDTHS.teléfono);
  await page.getByRole('link', { name: 'Nueva nota' }).click();
  const buffer = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#36a' } })
    .png()
    .toBuffer();
  await page.getByLabel('Imagen de la nota').setInputFiles({ name: 'plano.png', mimeType: 'image/png', buffer });
  const image = page.getByRole('img', { name: 'Imagen de la nota' });
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(600);
  await title(page).fill('Plano de la obra');

  await page.getByRole('button', { name: 'Etiquetas', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Etiquetas de la nota' });
  await panel.getByRole('searchbox').fill('Planos');
  await panel.getByRole('searchbox').press('Enter');
  await panel.getByRole('checkbox', { name: 'Planos' }).waitFor();
  const nota = async () => (await stored(person)).find((each: { title: string }) => each.title === 'Plano de la obra');
  await expect.poll(async () => (await nota())?.labels).toHaveLength(1);
  await inspectPage(page, 'Las etiquetas de la nota');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Quitar la etiqueta Planos' }).waitFor();
  await saved(page);
  await inspectPage(page, 'La nota en el teléfono');
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await inspectPage(page, 'Las notas en el teléfono');

  await page.getByRole('button', { name: 'Vistas y etiquetas' }).click();
  const menu = page.getByRole('dialog', { name: 'Vistas y etiquetas' });
  await menu.getByRole('link', { name: /Planos/ }).click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Planos');
  await page.getByRole('link', { name: /Plano de la obra/ }).click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByText('Ninguna nota con esta etiqueta').waitFor();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('link', { name: /Plano de la obra/ }).waitFor();
});
