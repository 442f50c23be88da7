import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { docx, xlsx } from '../factories/archivos-con-texto.js';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { pdfOf } from './support/files.ts';
import { inspectPage, WIDTHS } from './support/inspect.ts';
import { moveTo, openAs } from './support/open.ts';

const chromium = withChromium();

const titular = 'titular.sol@ejemplo.test';

/** A name that differs in each attempt. */
const propio = (nombre: string) => `${nombre} ${randomUUID().slice(0, 8)}`;

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** A directory of this computer with a file, and a subdirectory with another file. */
async function makeTree() {
  const root = await mkdtemp(join(tmpdir(), 'archivos-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const tree = join(root, 'Modelos nuevos');
  await mkdir(join(tree, 'Poderes'), { recursive: true });
  const write = async (texto: string) => {
    await writeFile(join(tree, 'Índice.pdf'), pdfOf(`Indice ${texto}`));
    await writeFile(join(tree, 'Poderes', 'General.pdf'), pdfOf(`General ${texto}`));
  };
  await write('primero');
  return { tree, write };
}

it('the drive takes a whole tree, asks on equal names, and its things are found, moved, deleted and restored', async () => {
  const api = await apiAs(titular);
  const { id, nombre } = await api.post('/api/directorios', { nombre: propio('Escritorio') });
  const page = await openAs(chromium(), titular, `/apps/file-manager/${id}`, {
    // The question on equal names begins with the server's refusal.
    expectedMessages: [/409|Ya existe/],
  });
  await page.getByText('Arrastre archivos o directorios aquí').waitFor();

  const { tree, write } = await makeTree();
  const chooser = page.getByLabel('Directorio para subir').first();
  await chooser.setInputFiles(tree);
  await page.getByText('2 archivos subidos').waitFor();
  await write('segundo');
  await chooser.setInputFiles(tree);
  await page.getByText('2 por decidir').waitFor();
  await page.getByLabel('Hacer lo mismo con los demás').first().check();
  await page
    .getByRole('button', { name: /^Nueva versión: / })
    .first()
    .click();
  await page.getByText('4 archivos subidos').waitFor();
  await write('tercero');
  await chooser.setInputFiles(tree);
  await page.getByText('2 por decidir').waitFor();
  await page.getByLabel('Hacer lo mismo con los demás').first().check();
  await page
    .getByRole('button', { name: /^Omitir: / })
    .first()
    .click();
  await page.getByText('4 archivos subidos, 2 omitidos').waitFor();
  await page.getByRole('button', { name: 'Cerrar las subidas' }).click();

  // The search finds every file of the tree, and shows its directorio.
  await page.getByRole('searchbox', { name: 'Buscar en Archivos' }).fill('INDICE');
  await page
    .getByText(/^Archivos \/ Escritorio .* \/ Modelos nuevos$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Nuevo directorio' }).click();
  await page.getByText(`Se crea en «${nombre}».`).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Índice.pdf' }).first().click();
  const detalles = page
    .getByRole('dialog', { name: 'Detalles' })
    .or(page.getByRole('complementary', { name: 'Detalles' }));
  await detalles.getByText('Versión 2').waitFor();
  // The page shows the state of each version's text, without a reload.
  await detalles.getByText('Se busca también por su texto.').first().waitFor();
  await detalles.getByRole('button', { name: 'Cambiar la descripción' }).click();
  await page.keyboard.type('Para empezar');
  await page.keyboard.press('Control+Enter');
  await detalles.getByText('Para empezar').waitFor();
  await detalles.getByRole('button', { name: 'Reponer la versión 1' }).click();
  await detalles.getByText('Versión 3').waitFor();
  await inspectPage(page, 'Detalles de un archivo');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();

  // The mouse moves the file into another directorio. The keyboard moves it to the trash, and back.
  await page.getByRole('link', { name: 'Modelos nuevos' }).click();
  await page.getByRole('link', { name: 'Índice.pdf' }).dragTo(page.getByRole('link', { name: 'Poderes' }));
  await page.getByText('«Índice.pdf» se movió a «Poderes»').waitFor();
  await page.getByRole('link', { name: 'Poderes' }).click();
  await page.getByRole('link', { name: 'General.pdf' }).click({ modifiers: ['ControlOrMeta'] });
  await page.getByRole('link', { name: 'Índice.pdf' }).click({ modifiers: ['Shift'] });
  await page.getByText('2 seleccionados').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'No elegir ninguno' }).click();
  await page.getByRole('link', { name: 'General.pdf' }).focus();
  for (const [key, nombre] of [
    ['ArrowDown', 'Índice.pdf'],
    ['Home', 'General.pdf'],
    ['End', 'Índice.pdf'],
    ['ArrowUp', 'General.pdf'],
  ] as const) {
    await page.keyboard.press(key);
    expect([key, await focusedText(page)]).toEqual([key, nombre]);
  }
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByText('2 seleccionados').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Delete');
  await page.getByText('2 elementos están en la papelera').waitFor();
  await page.getByText('Arrastre archivos o directorios aquí').waitFor();
  await page.getByRole('button', { name: 'Papelera', exact: true }).click();
  await page.getByRole('button', { name: 'Restaurar General.pdf' }).click();
  await page.getByText('«General.pdf» volvió a su lugar').waitFor();
  await page.getByRole('button', { name: 'Papelera', exact: true }).click();
  await page.getByRole('link', { name: 'General.pdf' }).focus();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('General amplio.pdf');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'General amplio.pdf' }).waitFor();

  // The keyboard makes a copy in the same directorio, and moves the copy up. A whole directorio becomes a ZIP.
  await page.getByRole('link', { name: 'General amplio.pdf' }).focus();
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
  await page.getByRole('link', { name: 'General amplio (2).pdf' }).focus();
  await page.keyboard.press('ControlOrMeta+x');
  await page.getByRole('link', { name: 'Modelos nuevos' }).click();
  await page.getByRole('link', { name: 'Poderes' }).waitFor();
  await page.keyboard.press('ControlOrMeta+v');
  await page.getByRole('link', { name: 'General amplio (2).pdf' }).waitFor();
  const zip = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Acciones de Poderes' }).click();
  await page.getByRole('menuitem', { name: 'Descargar ZIP' }).click();
  expect((await zip).suggestedFilename()).toBe('Poderes.zip');
});

it("the drive shows the office's files in the page, gives a carpeta a copy, and takes the new version back", async () => {
  const api = await apiAs(titular);
  const { id, nombre } = await api.post('/api/directorios', { nombre: propio('Vistas') });
  const [{ id: tipoActoId }] = await api.get('/api/tipos-acto');
  const caratula = propio('Con copia');
  const carpeta = await api.post('/api/carpetas', { caratula, tipoActoId });
  const page = await openAs(chromium(), titular, `/apps/file-manager/${id}`);
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
  await page
    .getByLabel('Archivos para subir')
    .first()
    .setInputFiles([
      file('aranceles.csv', Buffer.from('Acto;Tasa\nPoder;1234,5\n')),
      file('modelo.docx', await docx(['Comparece ante mí'])),
      file('tasas.xlsx', await xlsx('Tasa del año')),
    ]);
  await page.getByText('3 archivos subidos').waitFor();
  await page.getByRole('button', { name: 'Cerrar las subidas' }).click();
  await page.getByRole('button', { name: 'Grilla' }).click();
  await page.locator('[data-como="grilla"]').waitFor();
  // The list is fetched again after the uploads. The event may come before.
  await page.getByRole('link', { name: 'tasas.xlsx' }).waitFor();
  await page.getByRole('link', { name: 'aranceles.csv' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await focusedText(page)).toBe('tasas.xlsx');
  await page.keyboard.press('Home');
  expect(await focusedText(page)).toBe('aranceles.csv');
  await page.getByRole('button', { name: 'Lista', exact: true }).click();
  await page.getByRole('button', { name: 'Acciones de aranceles.csv' }).click();
  await page.getByRole('menuitem', { name: 'Ver', exact: true }).click();
  await page.getByRole('cell', { name: '1234,5' }).waitFor();
  await page.getByRole('button', { name: 'Archivo siguiente' }).click();
  await page.frameLocator('iframe').getByText('Comparece ante mí').waitFor();
  await page.getByRole('button', { name: 'Archivo siguiente' }).click();
  await page.getByRole('cell', { name: 'Tasa del año' }).waitFor();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();

  await page.getByRole('button', { name: 'Acciones de modelo.docx' }).click();
  await page.getByRole('menuitem', { name: 'Copiar a una carpeta…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Carpeta' }).fill(caratula);
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('button', { name: 'Ver los documentos' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/carpetas/${carpeta.id}/documentos`);
  await page.getByRole('button', { name: 'Acciones de modelo.docx' }).click();
  await page.getByRole('menuitem', { name: 'Copiar a Archivos…' }).click();
  await dialog.getByText(nombre, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Copiar', exact: true }).click();
  await page.getByRole('button', { name: 'Ver el directorio' }).click();
  await page.getByRole('link', { name: 'modelo (2).docx' }).waitFor();
});

it('on a phone, who only reads sees files and products, and no way to change them; an unknown directorio leads back', async () => {
  const api = await apiAs(titular);
  const { id } = await api.post('/api/directorios', { nombre: propio('Teléfono') });
  await api.post('/api/directorios', { nombre: 'Reservado', padreId: id, restringido: true });
  await api.post('/api/directorios', { nombre: 'A la vista', padreId: id });
  const page = await openAs(chromium(), 'lectura.sol@ejemplo.test', `/apps/file-manager/${id}`, {
    viewport: WIDTHS.teléfono,
    hasTouch: true,
    expectedMessages: [/404|Not found/],
  });
  await page.getByRole('link', { name: 'A la vista' }).waitFor();
  expect(await page.getByText('Reservado', { exact: true }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /Subir|Nuevo directorio/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Acciones de A la vista' }).tap();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Abrir', 'Detalles', 'Descargar ZIP']);
  await page.getByRole('menuitem', { name: 'Detalles' }).tap();
  await page.getByRole('dialog', { name: 'Detalles' }).getByText('Toda la oficina').waitFor();
  await inspectPage(page, 'Detalles en un teléfono');
  await page.getByRole('button', { name: 'Cerrar' }).tap();
  await page.getByRole('button', { name: 'Grilla' }).tap();
  await inspectPage(page, 'Grilla en un teléfono');

  await moveTo(page, '/apps/file-manager/00000000-0000-7000-8000-000000000000');
  await page.getByText('Ese directorio no está, o usted no puede verlo.').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/apps/file-manager');

  // The path of a deep directorio takes two lines.
  let hondo = id;
  for (let nivel = 1; nivel <= 10; nivel++) {
    ({ id: hondo } = await api.post('/api/directorios', { nombre: `Nivel ${nivel}`, padreId: hondo }));
  }
  await moveTo(page, `/apps/file-manager/${hondo}`);
  const ruta = page.getByRole('navigation', { name: 'Ruta del directorio' });
  await ruta.getByRole('heading', { name: 'Nivel 10' }).waitFor();
  expect((await ruta.boundingBox())?.height).toBeLessThan(72);
  await inspectPage(page, 'Ruta en un teléfono');
  await ruta.getByRole('button', { name: 'Pasos intermedios' }).tap();
  await page.getByRole('menuitem', { name: 'Nivel 4' }).tap();
  await ruta.getByRole('heading', { name: 'Nivel 4' }).waitFor();

  await moveTo(page, '/apps/ecommerce/inventory?buscar=resma');
  await page.getByRole('link', { name: 'Resma A4 de 75 g' }).tap();
  await page.getByText('Papel', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Guardar' }).count()).toBe(0);
  await inspectPage(page, 'the data of a product');
});
