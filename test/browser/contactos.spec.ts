import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { inspectPage, WIDTHS } from './support/inspect.ts';
import { moveTo, openAs } from './support/open.ts';
import { at } from './support/product.ts';

const chromium = withChromium();

const TITULAR = 'titular.lavalle@ejemplo.test';

async function openContacts(options = {}): Promise<Page> {
  const page = await openAs(chromium(), TITULAR, '/apps/contacts', options);
  await page.getByRole('heading', { name: 'Contactos', level: 1 }).waitFor();
  return page;
}

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Contactos' }).getByRole('link', { name: new RegExp(name) });
const shown = (page: Page, name: string) => page.getByRole('article', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();

/** Fails when the Tab order of a group is not from left to right and down. */
async function expectOrderOfEye(group: Locator): Promise<void> {
  const places = await group.locator('input:not([aria-hidden]), button:not([tabindex="-1"])').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, height } = one.getBoundingClientRect();
      return { x, middle: y + height / 2 };
    }),
  );
  expect(places.length).toBeGreaterThan(6);
  places.slice(1).forEach(({ x, middle }, index) => {
    const before = places[index];
    const isBeside = before && Math.abs(middle - before.middle) < 12;
    expect(before && (isBeside ? x > before.x : middle > before.middle), `place ${index + 1}`).toBe(true);
  });
}

/** Adds a contact through the API. @returns its id */
async function addContact(contact: object): Promise<string> {
  const person = await apiAs(TITULAR);
  return (await person.post('/api/apps/contacts/contact', { contact })).id;
}

it('keeps a contact with phones, an etiqueta and a picture, finds it and restores it', async () => {
  const page = await openContacts();
  await page.keyboard.press('Control+/');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ñandú Íñiguez Prueba');
  await page.getByRole('textbox', { name: 'Empresa u organismo' }).fill('Registro de la Propiedad');
  await page.getByRole('textbox', { name: 'Correo electrónico 1' }).fill('nandu@ejemplo.test');
  await save(page);
  await shown(page, 'Ñandú Íñiguez Prueba').waitFor();
  await inspectPage(page, 'contacto');

  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await page.waitForURL(/\/editar$/);
  await page.getByRole('textbox', { name: 'Teléfono 1', exact: true }).fill('11 4321-0001');
  await page.getByRole('button', { name: 'Agregar otro teléfono' }).click();
  await page.getByRole('textbox', { name: 'Teléfono 2', exact: true }).fill('2901 0002');
  await page.getByRole('combobox', { name: 'País del teléfono 2' }).fill('urugu');
  await page.getByRole('option', { name: /Uruguay/ }).click();

  await page.getByRole('button', { name: 'Etiquetas' }).click();
  await page.getByRole('searchbox', { name: /Buscar en/ }).fill('Etiqueta de prueba');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Etiqueta de prueba' }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('textbox', { name: 'Notas' }).fill('Atiende por la tarde');
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#aa3355' } })
    .png()
    .toBuffer();
  await page.getByLabel('Elegir una foto').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
  const crop = page.getByRole('dialog', { name: 'Encuadrar la foto' });
  await crop.getByRole('button', { name: 'Usar esta foto' }).click();
  await crop.waitFor({ state: 'hidden' });
  await inspectPage(page, 'editar contacto');
  await save(page);

  const vista = shown(page, 'Ñandú Íñiguez Prueba');
  await vista.getByRole('link', { name: '+598 2901 0002' }).waitFor();
  await vista.getByText('Etiqueta de prueba').waitFor();
  await vista.getByText('Atiende por la tarde').waitFor();
  await expect.poll(() => vista.locator('img[src^="/api/imagenes"]').count()).toBe(1);

  await page.getByRole('searchbox', { name: 'Buscar contactos' }).fill('29010002');
  await page.waitForURL(/buscar=29010002/);
  await row(page, 'Ñandú Íñiguez Prueba').waitFor();
  await page.getByText(/^1 de /).waitFor();
  await page.getByRole('button', { name: /^Etiqueta de prueba/ }).click();
  await page.waitForURL(/etiqueta=/);
  await row(page, 'Ñandú Íñiguez Prueba').waitFor();

  await page.getByRole('button', { name: 'Eliminar contacto' }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page.getByText('Ningún contacto coincide').waitFor();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await shown(page, 'Ñandú Íñiguez Prueba').waitFor();
  await row(page, 'Ñandú Íñiguez Prueba').waitFor();

  const address = page.url();
  await page.getByRole('button', { name: 'Eliminar contacto' }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page.getByText('Ningún contacto coincide').waitFor();
  await page.goto(address);
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await shown(page, 'Ñandú Íñiguez Prueba').waitFor();
});

it('imports an address book and takes it back, makes one contact of two, is used by keyboard, and makes a contact a parte of a carpeta', async () => {
  const page = await openContacts();
  await importAndUndo(page);
  await combineAndUndo(page);
  await useKeyboard(page);
  await makeParte(page);
});

/** Imports a file, which names the rows that it left out, undoes the import, and exports the contacts. */
async function importAndUndo(page: Page): Promise<void> {
  const total = async () => Number.parseInt((await page.getByText(/^\d+ contactos?$/).textContent()) ?? '', 10);
  const before = await total();
  await page.getByRole('button', { name: 'Más acciones de los contactos' }).click();
  await page.getByRole('menuitem', { name: /Importar/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar contactos' });
  await dialog.getByLabel('Archivo de contactos').setInputFiles({
    name: 'agenda.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Nombre;Correo;Grupo\nImportada Uno;uno@ejemplo.test;Grupo importado\nImportada Dos;no es un correo;\n;;Grupo importado\n',
    ),
  });
  await dialog.getByText('Se agregaron 2 contactos.').waitFor();
  await dialog.getByRole('row', { name: /^3 Importada Dos El correo «no es un correo» no es válido/ }).waitFor();
  await dialog.getByRole('row', { name: /^4 — No tiene nombre/ }).waitFor();
  await inspectPage(page, 'importar contactos');
  await expect.poll(total).toBe(before + 2);
  await dialog.getByRole('button', { name: 'Deshacer la importación' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(total).toBe(before);

  await page.getByRole('button', { name: 'Más acciones de los contactos' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await download).suggestedFilename()).toBe('Contactos.csv');
}

/** Makes one contact of two that have the same e-mail, and two again. */
async function combineAndUndo(page: Page): Promise<void> {
  const emails = [{ email: 'zulma.zapata@ejemplo.test', label: '' }];
  await addContact({ name: 'Zulma Zapata', emails });
  await addContact({ name: 'Zulma Zapata', emails, title: 'Perita' });
  await page.getByRole('button', { name: 'Más acciones de los contactos' }).click();
  await page.getByRole('menuitem', { name: 'Buscar repetidos…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contactos repetidos' });
  const par = dialog.getByRole('listitem', { name: 'Zulma Zapata' });
  await par.waitFor();
  await inspectPage(page, 'contactos repetidos');
  await par.getByRole('button', { name: 'Combinar' }).click();
  await page.getByText('Contacto «Zulma Zapata» combinado').waitFor();
  await par.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await par.waitFor();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Opens, changes and closes a contact with the keyboard alone. */
async function useKeyboard(page: Page): Promise<void> {
  const id = await addContact({ name: 'Aaron Teclado' });
  await addContact({ name: 'Aaron Vecino' });
  await moveTo(page, '/apps/contacts');
  await row(page, 'Aaron Teclado').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL(at(`/apps/contacts/${id}`));
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  // The row in the list, which had the focus until now, has the same text.
  await page.getByRole('heading', { name: 'Aaron Teclado' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('Editar');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/editar$/);
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('name');
  await page.keyboard.press('End');
  await page.keyboard.type(' Ágil');
  // Escape asks before it discards changes.
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Seguir editando' }).press('Enter');
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('textbox', { name: 'Nombre' }).press('Enter');
  await shown(page, 'Aaron Teclado Ágil').waitFor();
  await expect.poll(focused).toBe('Aaron Teclado Ágil');
  await page.keyboard.press('Escape');
  await page.waitForURL(at('/apps/contacts'));
}

/** Adds a contact to a carpeta. The form of the next carpeta remembers its persona. */
async function makeParte(page: Page): Promise<void> {
  const person = await apiAs(TITULAR);
  const [acto] = await person.get('/api/tipos-acto');
  const caratula = `Carpeta para contactos ${Date.now()}`;
  const carpeta = await person.post('/api/carpetas', { tipoActoId: acto.id, caratula });
  const id = await addContact({ name: 'Elba Quiroga', emails: [{ email: 'elba@ejemplo.test', label: '' }] });

  await moveTo(page, `/apps/contacts/${id}`);
  await page.getByRole('link', { name: 'Agregar a una carpeta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar a una carpeta' });
  expect(await dialog.getByRole('textbox', { name: 'Apellidos' }).inputValue()).toBe('Quiroga');
  await dialog.getByRole('combobox', { name: 'Carpeta' }).fill(caratula);
  await page.getByRole('option', { name: new RegExp(caratula) }).click();
  await dialog.getByRole('combobox', { name: 'Rol' }).click();
  await page.getByRole('option', { name: 'Vendedor' }).click();
  await page.getByRole('option').first().waitFor({ state: 'hidden' });
  await inspectPage(page, 'agregar a una carpeta');
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('list', { name: 'Persona' }).getByRole('link', { name: 'Elba Quiroga' }).waitFor();
  await page.getByRole('button', { name: 'Ver en la carpeta' }).click();
  await page.waitForURL(at(`/carpetas/${carpeta.id}/partes`));
  await page.getByText('Elba Quiroga').first().waitFor();

  // For the next carpeta, the form offers the same persona.
  await moveTo(page, `/apps/contacts/${id}/carpeta`);
  await expect.poll(() => dialog.getByRole('combobox', { name: 'Persona' }).inputValue()).toBe('Elba Quiroga');
}

it('works on a telephone, where an open contact has the whole screen', async () => {
  const id = await addContact({ name: 'Aaron Móvil' });
  const page = await openContacts({ viewport: WIDTHS.teléfono, hasTouch: true });
  await inspectPage(page, 'contactos');
  await row(page, 'Aaron Móvil').click();
  const drawer = page.getByRole('dialog', { name: 'Contacto' });
  await shown(page, 'Aaron Móvil').waitFor();
  // A telephone may have a keyboard too.
  await page.keyboard.press('Control+/');
  await page.waitForURL(/\/nuevo$/);
  await page.goBack();
  await shown(page, 'Aaron Móvil').waitFor();
  expect((await drawer.boundingBox())?.width).toBe(WIDTHS.teléfono.width);
  await inspectPage(page, 'contacto en el teléfono');
  await drawer.getByRole('link', { name: 'Editar', exact: true }).click();
  await drawer.getByRole('textbox', { name: 'Nombre' }).fill('Aaron de Bolsillo');
  await inspectPage(page, 'editar en el teléfono');
  await drawer.getByRole('button', { name: 'Agregar otro teléfono' }).click();
  await expectOrderOfEye(drawer.getByRole('group', { name: 'Teléfonos' }));
  const number = drawer.getByRole('textbox', { name: 'Teléfono 1', exact: true });
  expect((await number.boundingBox())?.width).toBeGreaterThan(180);
  await save(page);
  await shown(page, 'Aaron de Bolsillo').waitFor();
  await drawer.getByRole('button', { name: 'Eliminar contacto' }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.waitForURL(at(`/apps/contacts/${id}`));
  await drawer.getByRole('button', { name: 'Cerrar' }).click();
  await drawer.waitFor({ state: 'hidden' });
});
