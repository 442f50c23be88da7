import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { inspectColours, inspectPage, WIDTHS } from './support/inspect.ts';
import { openAs } from './support/open.ts';

const chromium = withChromium();
const TITULAR = 'titular.sol@ejemplo.test';
const INVENTARIO = '/apps/ecommerce/inventory';

it('sorts the list, adds a product, counts it, moves some, finds it by a scanner, and takes its deletion back', {
  timeout: 120_000,
}, async () => {
  const sku = `PRU-${crypto.randomUUID().slice(0, 8)}`;
  const page = await openAs(chromium(), TITULAR, INVENTARIO, {
    viewport: WIDTHS.escritorio,
    // Refusals that the test causes on purpose.
    expectedMessages: [/status of 422/, /Solo hay 12/],
  });
  await sortAndSearch(page);

  await page.getByRole('link', { name: 'Agregar producto' }).click();
  await page.getByLabel('Nombre').fill(`Cinta ${sku}`);
  await page.getByLabel('SKU', { exact: true }).fill(sku);
  await page.getByLabel('Código de barras').fill('123');
  await page.getByLabel('Existencia').fill('12');
  await page.getByLabel('Precio sin impuestos').fill('10,10');
  await page.getByLabel('Impuesto', { exact: true }).fill('21');
  // A number that looks mistyped gets a warning beside its field. It is accepted all the same.
  await page.getByText(/suele tener 13 dígitos/).waitFor();
  await page.getByLabel('Código de barras').fill('');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText(`Producto agregado: Cinta ${sku}`).waitFor();
  expect(await page.getByLabel('Precio', { exact: true }).inputValue()).toBe('12,22');
  await inspectPage(page, 'a product');

  await page.getByRole('link', { name: 'Movimientos y reservas' }).click();
  await page.getByRole('button', { name: 'Anotar un movimiento' }).click();
  const form = page.getByRole('dialog', { name: 'Anotar un movimiento' });
  await form.getByRole('combobox', { name: 'Qué se hizo' }).click();
  await page.getByRole('option', { name: 'Salida', exact: true }).click();
  await form.getByLabel('Cantidad').fill('13');
  await form.getByRole('button', { name: 'Anotar' }).click();
  await form.getByText('Solo hay 12 disponibles.').waitFor();
  await form.getByLabel('Cantidad').fill('5');
  await form.getByLabel('Motivo').fill('Para el archivo');
  await form.getByRole('button', { name: 'Anotar' }).click();
  const movimientos = page.getByRole('list', { name: /^Movimientos/ }).getByRole('listitem');
  await expect.poll(() => movimientos.allInnerTexts()).toHaveLength(2);
  expect(await movimientos.first().innerText()).toMatch(/Salida[\s\S]*−5[\s\S]*Para el archivo[\s\S]*Quedan 7/);
  await inspectPage(page, 'movements');
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();

  await page.getByRole('heading', { level: 1 }).click();
  // The keys come at the speed of a scanner, whatever else the machine does.
  await page.evaluate((code) => {
    for (const key of [...code, 'Enter']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  }, sku);
  await page.getByRole('heading', { name: `Cinta ${sku}` }).waitFor();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByText(/Producto «Cinta .*» eliminado/).waitFor();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('heading', { name: `Cinta ${sku}` }).waitFor();
  const api = await apiAs(TITULAR);
  expect(await api.get(`/api/apps/ecommerce/inventory/product/lookup?code=${sku}`)).toMatchObject({ stock: 7 });
});

/** Sorts the list of products, and finds nothing in it. The address keeps the order. */
async function sortAndSearch(page: Page): Promise<void> {
  const rows = page.getByRole('table', { name: 'Productos' }).locator('tbody tr');
  await rows.first().getByText('Carátulas de protocolo', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Precio', exact: true }).click();
  await page.getByRole('button', { name: 'Precio', exact: true }).click();
  await rows.first().getByText('Tóner de color', { exact: true }).waitFor();
  expect(page.url()).toContain('orden=price&direccion=desc');
  await inspectPage(page, 'the list');
  await inspectColours(page, 'the list', ['dark']);
  await page.getByRole('searchbox', { name: 'Buscar productos' }).fill('nadie');
  await page.getByText('Ningún producto coincide').waitFor();
  await page.getByRole('button', { name: 'Ver todos los productos' }).click();
  // The order of the list stays.
  await rows.first().getByText('Tóner de color', { exact: true }).waitFor();
}
