import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { WIDTHS } from './support/inspect.ts';
import { openAs } from './support/open.ts';

const chromium = withChromium();
const TITULAR = 'titular.sol@ejemplo.test';

it('shows new facts while it is open, keeps its filters in the address, and leads to a carpeta, which prints all of its data', async () => {
  const page = await openAs(chromium(), TITULAR, '/pages/activities', { viewport: WIDTHS.escritorio });
  await page.getByRole('heading', { level: 1, name: 'Actividad' }).waitFor();
  const first = page.getByRole('main').getByRole('listitem').first();
  const before = await first.innerText();

  const api = await apiAs(TITULAR);
  const { carpetas } = await api.get('/api/carpetas?tamano=1');
  const texto = `Novedad ${crypto.randomUUID()}`;
  await api.post(`/api/carpetas/${carpetas[0].id}/comentarios`, { texto });
  const news = page.getByRole('button', { name: /novedad/ });
  await news.waitFor();
  expect(await first.innerText()).toBe(before);
  await news.click();
  await page.getByText(texto).waitFor();

  await page.getByRole('button', { name: 'Clase' }).click();
  await page.getByRole('menuitemradio', { name: 'Comentarios' }).click();
  await page.waitForURL(/\?clase=comentarios$/);
  await page.getByText(texto).waitFor();
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL(/\/actividad#comentario-/);
  await page.getByText(texto).waitFor();
  await expectWholePrint(page);
});

/** Prints an open carpeta: all of its data, in the light scheme, without buttons. */
async function expectWholePrint(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /Más datos|Menos datos/ });
  await more.waitFor();
  const isDark = () => page.evaluate(() => document.body.classList.contains('dark'));
  await page.evaluate(() => document.body.classList.add('dark'));
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await isDark()).toBe(false);
  await page.getByText('Ubicación física', { exact: true }).waitFor();
  const pressed = [
    more,
    page.getByRole('link', { name: 'Documentos' }),
    page.getByRole('link', { name: 'Ir al contenido' }),
    page.getByRole('button', { name: 'Editar la carátula' }),
  ];
  expect(await Promise.all(pressed.map((each) => each.isVisible()))).toEqual(pressed.map(() => false));
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await isDark()).toBe(true);
}
