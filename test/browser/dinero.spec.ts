import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withChromium } from './support/chromium.ts';
import { expectAccessible, inspectColours, THEMES, WITHOUT_COLOURS } from './support/inspect.ts';
import { moveTo, openAs } from './support/open.ts';

const chromium = withChromium();

it('rates are written and converted, the montos of the operations are read by currency, and the titular sets the budget', async () => {
  const page = await openAs(chromium(), 'titular.rambla@ejemplo.test', '/dashboards/crypto');
  const dollar = page.getByRole('button', { name: /^USD Dólar/ });
  await dollar.waitFor();

  const write = async (valor: string) => {
    await page.getByRole('button', { name: 'Anotar cotización' }).click();
    const dialog = page.getByRole('dialog', { name: 'Anotar una cotización' });
    await dialog.getByRole('textbox', { name: /Valor/ }).fill(valor);
    await dialog.getByRole('button', { name: 'Anotar', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await write('41,2575');
  await page.getByRole('button', { name: /^USD Dólar.*41,2575 UYU/ }).waitFor();
  await write('40,5');
  const history = page.getByRole('table', { name: 'Una por una' });
  await history.getByRole('row', { name: /40,50/ }).waitFor();
  // The corrected rate stays in the list.
  await history.getByRole('row', { name: /41,2575 \(corregida después\)/ }).waitFor();

  await page.getByRole('textbox', { name: 'Monto' }).fill('100');
  await page.getByText('4.050,00 UYU', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Invertir las monedas' }).click();
  await page.getByText('2,47 USD', { exact: true }).waitFor();

  await page.getByRole('button', { name: /^EUR Euro/ }).click();
  await page.getByRole('button', { name: '90 días' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?par=EUR-UYU&dias=90');
  await page.getByRole('heading', { name: 'Euro en peso uruguayo' }).waitFor();
  await expectAccessible(page, 'Cotizaciones', WITHOUT_COLOURS);
  await inspectColours(page, 'Cotizaciones', ['dark']);

  await moveTo(page, '/dashboards/finance?periodo=anio&orden=amount');
  await readMontos(page);
});

/** Reads the operations of a currency, and sets the budget. */
async function readMontos(page: Page): Promise<void> {
  const table = page.getByRole('table', { name: 'Operaciones firmadas' });
  // The demo signed in the last weeks, which may belong to last year.
  await page.getByRole('button', { name: 'Fechas…' }).click();
  const days = page.getByRole('dialog', { name: 'Elegir fechas' });
  await days.getByRole('textbox', { name: 'Desde' }).fill('01/01/2026');
  await days.getByRole('button', { name: 'Mostrar' }).click();
  await table.getByRole('link').first().waitFor();
  await page.getByRole('button', { name: 'Cambiar límites' }).click();
  const dialog = page.getByRole('dialog', { name: 'Límites del presupuesto en UYU' });
  await dialog.getByRole('textbox', { name: /Meta/ }).fill('123.456,50');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/de la meta de .*123\.456,50/).waitFor();
  await page.getByRole('button', { name: 'USD', exact: true }).click();
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?moneda=USD&periodo=propio&desde=2026-01-01&hasta=/);
  await table.getByRole('link').first().waitFor();
  await page.getByRole('button', { name: 'Más de «Operaciones firmadas»' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Descargar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Operaciones firmadas .*\.csv$/);
  await expectAccessible(page, 'Finanzas', WITHOUT_COLOURS);
  await inspectColours(page, 'Finanzas', ['light', 'dark'], { themes: THEMES });
  await page.emulateMedia({ media: 'print' });
  const menu = page.getByRole('button', { name: 'Más de «Operaciones firmadas»' });
  expect([await menu.isVisible(), await table.isVisible()]).toEqual([false, true]);
  await page.emulateMedia({ media: 'screen' });
  await table.getByRole('link').first().click();
  await page.waitForURL(/\/carpetas\//);
}
