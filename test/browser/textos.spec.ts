import { expect, it } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { pdfOf } from './support/files.ts';
import { inspectPage, WIDTHS } from './support/inspect.ts';
import { openAs } from './support/open.ts';

const chromium = withChromium();
const TITULAR = 'titular.sol@ejemplo.test';

it('a word inside a PDF is found in its carpeta and everywhere, with its passage', async () => {
  const person = await apiAs(TITULAR);
  const { id } = await person.post('/api/carpetas', {
    caratula: 'Campos del quirquincho',
    tipoActoId: (await person.get('/api/tipos-acto'))[0].id,
    abrir: true,
  });
  const page = await openAs(chromium(), TITULAR, `/carpetas/${id}/documentos`, { viewport: WIDTHS.escritorio });
  await page.locator('input[type=file]').setInputFiles({
    name: 'plano.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOf('Mojones de quebracho colorado'),
  });
  await page
    .getByRole('row', { name: /plano\.pdf/ })
    .getByRole('link', { name: /plano\.pdf/ })
    .click();
  // The details show the state of the text, without a reload.
  await page.getByText('Se busca también por su texto.').waitFor();
  await page.goBack();

  await page.getByRole('searchbox', { name: 'Filtrar documentos' }).fill('MOJÓN');
  const row = page.getByRole('row', { name: /plano\.pdf/ });
  await expect.poll(() => row.locator('mark').allTextContents()).toEqual(['Mojones']);
  await expect.poll(() => row.textContent()).toContain('Mojones de quebracho colorado');
  await inspectPage(page, 'Documentos hallados por su texto');
  await page.getByRole('searchbox', { name: 'Filtrar documentos' }).fill('algarrobo');
  await page.getByText('Ningún documento coincide').waitFor();

  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Buscar en toda la oficina' }).fill('quebracho');
  const option = page.getByRole('group', { name: 'Documentos' }).getByRole('option', { name: /plano\.pdf/ });
  await expect.poll(() => option.locator('mark').allTextContents()).toEqual(['quebracho']);
  await option.click();
  await page.getByRole('dialog', { name: /plano\.pdf/ }).waitFor();
});
