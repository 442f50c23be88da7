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

it('other programs read the agenda, and an event in a room is moved by menu, by mouse and by keys', async () => {
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
  await dialog.getByRole('textbox', { name: 'Desde' }).fill('09:15');
  await dialog.getByRole('textbox', { name: 'Hasta' }).fill('10:00');
  await dialog.getByRole('combobox', { name: 'Sala' }).click();
  await page.getByRole('option', { name: 'Sala chica' }).click();
  await dialog.getByRole('button', { name: 'Agendar', exact: true }).click();
  await dialog.getByText('La sala ya está ocupada a esa hora: elija otra sala u otro horario.').waitFor();
  await day.fill('23/12/2027');
  await dialog.getByRole('button', { name: 'Agendar', exact: true }).click();
  const lectura = page.getByRole('link', { name: /Lectura del borrador/ });
  const asked = page.getByRole('alertdialog');
  await lectura.waitFor();
  await inspectPage(page, 'Una semana con horas');
  /** Drags the event by `from` pixels of its height, to the column of a day, and some pixels down. */
  const drag = async (dia: string, from: number, down: number) => {
    const box = (await lectura.boundingBox())!;
    const column = (await page.locator(`time[datetime="${dia}"]`).boundingBox())!;
    await page.mouse.move(box.x + 24, box.y + from);
    await page.mouse.down();
    await page.mouse.move(column.x + 24, box.y + from + down, { steps: 4 });
    await page.mouse.up();
  };
  await drag('2027-12-25', 12, 0);
  await asked.getByText('Sala chica ya está ocupada el 25/12/2027 a las 09:15.').waitFor();
  await asked.getByText('Lectura del borrador pasa del 23/12/2027 a las 09:15 al 25/12/2027 a las 09:15.').waitFor();
  await inspectPage(page, 'Un evento pasa a otro día');
  await asked.getByRole('button', { name: 'Dejar como está' }).click();
  await asked.waitFor({ state: 'detached' });
  // On a day without consequences it moves at once, in steps of a quarter of an hour, and its lower edge makes it longer.
  await drag('2027-12-22', 12, 24);
  await page.getByText('Lectura del borrador: 22/12/2027 a las 09:45').waitFor();
  await drag('2027-12-22', (await lectura.boundingBox())!.height - 2, 36);
  // The move of the other event may still be offered to be undone.
  const longer = page.getByText('Lectura del borrador: hasta las 11:15').locator('xpath=..');
  await longer.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('link', { name: /Lectura del borrador.*09:45 a 10:30/ }).waitFor();
  await lectura.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page.getByText('Lectura del borrador: 23/12/2027 a las 09:45').waitFor();
  await page.reload();
  await page.getByRole('link', { name: /Lectura del borrador.*09:45 a 10:30.*jueves, 23 de diciembre/ }).waitFor();

  // An event that repeats changes from its second time on.
  await page.getByRole('button', { name: /^Agendar el lunes, 20 de diciembre/ }).click();
  await dialog.getByRole('combobox', { name: 'Qué es' }).click();
  await page.getByRole('option', { name: 'Reunión' }).click();
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Repaso del día');
  await dialog.getByRole('combobox', { name: 'Se repite' }).click();
  await page.getByRole('option', { name: 'De lunes a viernes' }).click();
  await dialog.getByRole('textbox', { name: 'Veces' }).fill('5');
  await inspectPage(page, 'Un evento que se repite');
  await dialog.getByRole('button', { name: 'Agendar', exact: true }).click();
  const repasos = page.getByRole('link', { name: /Repaso del día/ });
  await expect.poll(() => repasos.count()).toBe(5);
  await repasos.nth(1).click();
  await page.getByText('Se repite de lunes a viernes, hasta el 24/12/2027.').waitFor();
  await inspectPage(page, 'Un evento de una serie');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Título' }).fill('Repaso de la tarde');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('button', { name: 'Este y los siguientes' }).click();
  await expect.poll(() => page.getByRole('link', { name: /Repaso de la tarde/ }).count()).toBe(4);
});
