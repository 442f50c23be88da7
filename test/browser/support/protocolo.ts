import type { Page } from 'playwright-core';
import { openQueFalta } from './escritorio.ts';

/**
 * Names a notary, numbers the carpeta of the page with one folio, and signs it. The signature must wait for nothing
 * else.
 */
export async function numerarYFirmar(page: Page): Promise<void> {
  await openQueFalta(page);
  await page.getByRole('link', { name: 'Falta indicar el escribano que firma' }).click();
  await page
    .getByRole('button', { name: /^Editar escribano/ })
    .and(page.locator(':focus'))
    .press('Enter');
  await page.getByRole('option').first().click();
  await page.getByRole('link', { name: 'Falta numerar el instrumento' }).click();
  await page.getByRole('button', { name: 'Numerar y firmar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Numerar y firmar' });
  const siguiente = await dialog.getByText(/^Será .* desde el folio \d+/).innerText();
  const folio = /desde el folio (\d+)/.exec(siguiente)?.[1] ?? '';
  await dialog.getByRole('textbox', { name: 'Hasta el folio' }).fill(folio);
  await dialog.getByRole('textbox', { name: 'Lugar' }).fill('Buenos Aires');
  await dialog.getByRole('button', { name: 'Numerar y firmar' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
