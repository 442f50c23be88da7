import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { escribirDocx } from '../../server/expediente/plantillas/escribir-docx.js';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { inspectColours, inspectPage, WIDTHS, WITHOUT_COLOURS } from './support/inspect.ts';
import { moveTo, openAs } from './support/open.ts';

const chromium = withChromium();
const TITULAR = 'titular.lavalle@ejemplo.test';
const MIME = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const VENTA =
  '{vendedores|plural:El vendedor:Los vendedores:La vendedora:Las vendedoras}, {#vendedores}{nombreCompleto}, {estadoCivil}{separador}{/vendedores}, ' +
  '{vendedores|plural:vende:venden} {compradores|plural:al comprador:a los compradores:a la compradora:a las compradoras} {compradores|nombres} ' +
  'por {carpeta.monto|letras} ({carpeta.monto}).';

/** A sale by two sellers to one buyer. One seller has no estado civil. */
async function newVenta(): Promise<string> {
  const person = await apiAs(TITULAR);
  const actos = await person.get('/api/tipos-acto');
  const { id: tipoActoId } = actos.find(({ nombre }: { nombre: string }) => nombre.startsWith('Compraventa'));
  const carpeta = { caratula: 'Venta con plantilla', tipoActoId, abrir: true, moneda: 'USD', monto: '85000' };
  const { id } = await person.post('/api/carpetas', carpeta);
  for (const [rol, persona] of [
    ['vendedor', { nombre: 'Ana', apellidos: 'Plantín', genero: 'femenino', estadoCivil: 'casado' }],
    ['vendedor', { nombre: 'Inés', apellidos: 'Plantada', genero: 'femenino' }],
    ['comprador', { nombre: 'Juan', apellidos: 'Plantado', genero: 'masculino' }],
  ] as const) {
    const { id: personaId } = await person.post('/api/personas', { tipo: 'humana', ...persona });
    await person.post(`/api/carpetas/${id}/partes`, { rol, personaId });
  }
  return id;
}

async function upload(page: Page, nombre: string, texto: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Subir plantilla' }).click();
  await (await chooser).setFiles({ name: `${nombre}.docx`, mimeType: MIME, buffer: escribirDocx(texto) });
}

it('a template names its errors and the missing data of a carpeta, makes a document and its next version, and a cláusula is written on a telephone', async () => {
  const carpetaId = await newVenta();
  const page = await openAs(chromium(), TITULAR, '/plantillas', {
    viewport: WIDTHS.escritorio,
    expectedMessages: [/422 \(Unprocessable Entity\)/, /La plantilla tiene un error/],
  });
  const nombre = `Boleto ${Date.now()}`;
  await upload(page, nombre, `${VENTA} {carpeta.montto}`);
  await page.getByText('No existe el campo «carpeta.montto». ¿Quiso decir «carpeta.monto»?').waitFor();
  await page.getByRole('button', { name: 'Campos' }).click();
  const campos = page.getByRole('dialog', { name: 'Campos de las plantillas' });
  await campos.getByText('Filtros').click();
  await campos.getByText('{carpeta.monto|letras}').waitFor();
  await campos.getByRole('button', { name: 'Cerrar' }).last().click();
  await upload(page, nombre, VENTA);
  await page.getByRole('heading', { name: nombre }).waitFor();
  await page.getByText('{#vendedores}').waitFor();
  await inspectPage(page, 'Una plantilla');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Subir versión' }).click();
  await (await chooser).setFiles({ name: 'Otra.docx', mimeType: MIME, buffer: escribirDocx('{carpeta.monto}') });
  await page.getByRole('button', { name: 'Reponer la versión 1' }).click();
  await page.getByText('Versión 1 repuesta: es ahora la 3').waitFor();

  await moveTo(page, `/carpetas/${carpetaId}/documentos`);
  await page.getByRole('button', { name: 'Generar de una plantilla' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generar de una plantilla' });
  await elegir(page, 'Plantilla', nombre);
  await dialog.getByText('Falta «Estado civil» de Inés Plantada.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Generar documento' }).isDisabled()).toBe(true);
  await inspectPage(page, 'Una plantilla a la que le faltan datos');
  await dialog.getByRole('link', { name: 'Completar: Falta «Estado civil» de Inés Plantada.' }).click();
  await elegir(page, 'Estado civil', 'Soltero/a');
  await page.getByRole('button', { name: 'Guardar' }).click();

  // The saved form leads back to the dialog, with the chosen template.
  await dialog.getByRole('combobox', { name: 'Plantilla' }).getByText(nombre).waitFor();
  const texto =
    'Las vendedoras, Ana Plantín, casada e Inés Plantada, soltera, venden al comprador Juan Plantado ' +
    'por dólares estadounidenses ochenta y cinco mil (U$S 85.000,00).';
  await dialog.getByText(texto).waitFor();
  await dialog.getByRole('button', { name: 'Generar documento' }).click();
  await page.getByText(`${nombre}.docx`, { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Generar de una plantilla' }).click();
  await elegir(page, 'Plantilla', nombre);
  await dialog.getByRole('button', { name: `Versión 2 de «${nombre}.docx»` }).click();
  await page.getByText(`Versión 2 de «${nombre}.docx» generada`).waitFor();

  await page.setViewportSize(WIDTHS.teléfono);
  await moveTo(page, '/plantillas');
  await escribirClausula(page);
});

/** Writes a cláusula on a telephone. */
async function escribirClausula(page: Page): Promise<void> {
  // The button is below this list, whose rows move it when they come.
  await page.getByRole('list', { name: 'Plantillas' }).waitFor();
  await page.getByRole('button', { name: 'Nueva cláusula' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva cláusula' });
  const clave = `entrega${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Entrega del inmueble');
  await dialog.getByRole('textbox', { name: 'Clave' }).fill(clave);
  await dialog.getByRole('textbox', { name: 'Texto' }).fill('Se paga {carpeta.monto|letras} en este acto.');
  await inspectPage(page, 'Una cláusula nueva');
  await inspectColours(page, 'Una cláusula nueva', ['dark']);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText(`{clausula.${clave}}`).waitFor();
  await inspectPage(page, 'Plantillas en un teléfono', WITHOUT_COLOURS);
}

async function elegir(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}
