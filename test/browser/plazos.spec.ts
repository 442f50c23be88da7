import { expect, it } from 'vitest';
import { withChromium } from './support/chromium.ts';
import { inspectPage, WIDTHS } from './support/inspect.ts';
import { moveTo, openAs } from './support/open.ts';
import { at } from './support/product.ts';
import { openTabOf } from './support/tabs.ts';

const chromium = withChromium();

it('a plazo is begun by a rule, keeps the carpeta from being archived, and is fulfilled', async () => {
  const page = await openAs(chromium(), 'titular.lavalle@ejemplo.test', '/carpetas?estado=entregada', {
    viewport: WIDTHS.escritorio,
  });
  await page.getByRole('link', { name: /s\// }).first().click();
  await openTabOf(page, 'Plazos');
  await page.getByRole('button', { name: 'Agregar plazo' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Agregar un plazo' });
  await dialog.getByRole('combobox', { name: 'Regla' }).fill('Presentar');
  await page.getByRole('option', { name: 'Presentar la escritura al registro' }).click();
  await dialog.getByText('Por la regla se cuenta desde la firma.').waitFor();
  await dialog.getByText(/^Venc(e|ió) (el|hoy,) \d\d\/\d\d\/\d{4}/).waitFor();
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
  const row = page
    .getByRole('listitem')
    .filter({ hasText: 'Presentar la escritura al registro' })
    .filter({ has: page.getByRole('button', { name: /^Cumplir/ }) });
  await row.getByText(/se cuenta desde la firma/).waitFor();
  await page.getByRole('link', { name: /Queda abierto un plazo: Presentar la escritura al registro/ }).waitFor();
  await row.getByRole('button', { name: /^Cumplir/ }).click();
  await page.getByRole('button', { name: 'Dar por cumplido' }).click();
  await page.getByText('Plazo cumplido: Presentar la escritura al registro').waitFor();
  await expect.poll(() => page.getByRole('link', { name: /Queda abierto un plazo/ }).count()).toBe(0);
});

it('other programs read the agenda, and an event in a room is moved to another day by menu and by mouse', async () => {
  const page = await openAs(chromium(), 'titular.sol@ejemplo.test', '/agenda?vista=lista', {
    expectedMessages: [/409/, /La sala ya está ocupada/],
  });
  await page.getByRole('button', { name: 'En mi calendario' }).click();
  await page.getByRole('button', { name: 'Crear la dirección' }).click();
  const address = await page.getByRole('textbox', { name: 'Dirección del calendario' }).inputValue();
  const calendar = () => fetch(at(new URL(address).pathname));
  expect(await (await calendar()).text()).toContain('SUMMARY:Reunión de equipo');
  await page.getByRole('button', { name: 'Revocar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click();
  await page.getByText('Todavía no hay una dirección.').waitFor();
  expect((await calendar()).status).toBe(404);
  await page.keyboard.press('Escape');

  const menu = page.getByRole('button', { name: /^Más acciones de Reunión de equipo/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Mover a otro día' }).click();
  const day = page.getByRole('textbox', { name: 'Día' });
  await day.fill('25/12/2027');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('El 25/12/2027 es feriado: Natividad del Señor.').waitFor();
  await page.getByRole('button', { name: 'Mover', exact: true }).click();
  await expect.poll(() => menu.count()).toBe(0);
  await moveTo(page, '/agenda?vista=semana&dia=2027-12-25');
  await page.getByRole('link', { name: /Reunión de equipo/ }).waitFor();

  // The room is taken at that time. The form and the question before a move both say so.
  await page.getByRole('button', { name: /^Agendar el sábado, 25 de diciembre/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Agendar' });
  await dialog.getByRole('combobox', { name: 'Qué es' }).click();
  await page.getByRole('option', { name: 'Otro' }).click();
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Lectura del borrador');
  await dialog.getByLabel('Desde').fill('09:15');
  await dialog.getByLabel('Hasta').fill('10:00');
  await dialog.getByRole('combobox', { name: 'Sala' }).click();
  await page.getByRole('option', { name: 'Sala chica' }).click();
  await dialog.getByRole('button', { name: 'Agendar', exact: true }).click();
  await dialog.getByText('La sala ya está ocupada a esa hora: elija otra sala u otro horario.').waitFor();
  await day.fill('23/12/2027');
  await dialog.getByRole('button', { name: 'Agendar', exact: true }).click();
  const lectura = page.getByRole('listitem').filter({ hasText: 'Lectura del borrador' });
  const dropOn = (dia: string) => lectura.dragTo(page.locator(`time[datetime="${dia}"]`));
  const asked = page.getByRole('alertdialog');
  await lectura.waitFor();
  await dropOn('2027-12-25');
  await asked.getByText('Sala chica ya está ocupada el 25/12/2027 a las 09:15.').waitFor();
  await asked.getByRole('button', { name: 'Dejar como está' }).click();
  await asked.waitFor({ state: 'detached' });
  await dropOn('2027-12-24');
  await asked.getByText('Lectura del borrador pasa del 23/12/2027 al 24/12/2027.').waitFor();
  await inspectPage(page, 'Un evento pasa a otro día');
  await asked.getByRole('button', { name: 'Mover' }).click();
  await page
    .getByRole('cell', { name: /24 de diciembre/ })
    .getByText('Lectura del borrador')
    .waitFor();
});
