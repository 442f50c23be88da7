import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../support/page.ts';
import { withChromium } from './support/chromium.ts';
import { newCuit } from './support/cuit.ts';
import { pdfOf } from './support/files.ts';
import { at } from './support/product.ts';
import { numerarYFirmar } from './support/protocolo.ts';
import { signIn } from './support/sign-in.ts';

const chromium = withChromium();

/** The first day of an office, from the sign-in to the search. Another cuenta must not find the carpeta. */
it('signs in, opens a carpeta, adds its partes, files documents, moves it and finds it again', async () => {
  // The browser logs the 422 that refuses a wrong CUIT.
  const page = await openPage(chromium(), { expectedMessages: [/status of 422/, /dígito verificador/] });
  await signIn(page, 'demo@carpetas.test');
  await page.getByRole('button', { name: 'Escribanía Lavalle Norte' }).click();

  const caratula = `Compraventa Ibáñez a Ñandú ${Date.now()}`;
  await openCarpeta(page, caratula);
  const [elena, digit] = newCuit('27');
  const wrong = `${elena}${(digit + 1) % 10}`;
  await addParte(page, { nombre: 'Elena', apellidos: 'Ibáñez Peña', cuit: wrong }, async (dialog) => {
    await dialog.getByText(`El dígito verificador del CUIT debería ser ${digit}.`).waitFor();
    await fiscalNumber(dialog).fill(`${elena}${digit}`);
  });
  await addParte(page, { nombre: 'Íñigo', apellidos: 'Ñandú Sáenz', cuit: newCuit('20').join('') });
  await page.getByText('2 partes').waitFor();

  await fileDocuments(page);

  await approveRequisitos(page);
  await page.getByRole('button', { name: 'Pasar a firma' }).click();
  await page.getByText('Lista para firma').first().waitFor();

  await page.keyboard.press('g');
  await page.keyboard.press('c');
  const search = page.getByRole('searchbox', { name: 'Buscar carpetas' });
  await search.fill(`ibanez nandu ${caratula.slice(-8)}`);
  await page.waitForURL(/buscar=ibanez/);
  await page.getByText('1 carpeta', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: caratula }).count()).toBeGreaterThan(0);

  // The carpeta was opened before, so the search offers it without an answer.
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Buscar en toda la oficina' }).fill('ibanez nandu');
  await page.getByRole('group', { name: 'Recientes' }).getByRole('option', { name: caratula }).waitFor();
  await page.keyboard.press('Enter');
  await signAndCorrect(page, caratula);

  await page.getByRole('button', { name: 'Menú de usuario' }).click();
  await page.getByRole('menuitem', { name: /^Cuenta/ }).click();
  const changed = page.waitForResponse('**/api/cuentas/*/seleccionar');
  await page.getByRole('menuitemradio', { name: /Escribanía Rambla Demo/ }).click();
  await changed;
  await page.goto(at(`/carpetas?buscar=${encodeURIComponent(caratula)}`));
  await page.getByText('Ninguna carpeta coincide').waitFor();
});

async function openCarpeta(page: Page, caratula: string): Promise<void> {
  await page
    .getByRole('link', { name: 'Nueva carpeta' })
    .or(page.getByRole('button', { name: 'Nueva carpeta' }))
    .click();
  await page.getByRole('combobox', { name: 'Tipo de acto' }).fill('compra');
  await page.getByRole('option', { name: /Compraventa/ }).click();
  await page.getByRole('textbox', { name: 'Carátula' }).fill(caratula);
  await page.getByRole('button', { name: 'Crear y abrir' }).click();
  await page.getByRole('heading', { name: caratula }).waitFor();
}

interface NewParte {
  nombre: string;
  apellidos: string;
  cuit: string;
}

/** Adds a new persona, in the role that the acto still needs. */
async function addParte(page: Page, parte: NewParte, correct?: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Agregar parte' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Agregar parte' });
  await dialog.getByRole('combobox', { name: 'Persona' }).fill(`${parte.apellidos}, ${parte.nombre}`);
  await page.getByRole('option', { name: 'Registrar a' }).click();
  await fiscalNumber(dialog).fill(parte.cuit);
  const add = dialog.getByRole('button', { name: 'Agregar', exact: true });
  await add.click();
  if (correct) {
    await correct(dialog);
    await add.click();
  }
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('list', { name: 'Partes' }).getByText(`${parte.nombre} ${parte.apellidos}`).waitFor();
}

/** Approves all requisitos that the signature waits for. */
async function approveRequisitos(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Falta aprobar: Título antecedente' }).click();
  const dialog = page.getByRole('dialog', { name: 'Título antecedente' });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('checkbox', { name: 'Elegir Título antecedente' }).check();
  await page.getByRole('button', { name: 'Elegir todos' }).click();
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await page.getByText('Nada falta para la firma').waitFor();
}

function fiscalNumber(dialog: Locator): Locator {
  return dialog.getByRole('group', { name: 'Identificación fiscal' }).getByRole('textbox', { name: 'Número' });
}

/** Signs the carpeta today. Then opens the carpeta that corrects it, which takes its partes along. */
async function signAndCorrect(page: Page, caratula: string): Promise<void> {
  await numerarYFirmar(page);
  await page.getByText('Fecha de la firma', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Abrir carpeta que corrige' }).click();
  await page.getByRole('button', { name: 'Crear borrador' }).click();
  await page.getByRole('heading', { name: `Rectificación de ${caratula}` }).waitFor();
  await page.getByText('2 partes').waitFor();
  // The headers of both carpetas name the correction.
  await page.getByText('Corrige:').locator('xpath=..').getByRole('link').click();
  await page.getByRole('heading', { name: caratula, exact: true }).waitFor();
  await page.getByText('Corregida por:').waitFor();
}

/** Uploads three documents at once, views the PDF in the page, adds a second version and compares both. */
async function fileDocuments(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Documentos/ }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'Título antecedente.pdf', mimeType: 'application/pdf', buffer: pdfOf('Primera copia') },
      { name: 'Boleto.pdf', mimeType: 'application/pdf', buffer: pdfOf('Boleto') },
      { name: 'Notas.txt', mimeType: 'text/plain', buffer: Buffer.from('Falta el libre deuda.') },
    ]);
  await page.getByText('3 archivos subidos').waitFor();
  const documents = page.getByRole('table', { name: 'Documentos' });
  await expect.poll(() => documents.getByRole('row').count()).toBe(4);

  await documents.getByText('Título antecedente.pdf').click();
  const viewer = page.getByRole('dialog', { name: /Título antecedente.pdf/ });
  await viewer.getByText('Primera copia').waitFor();
  await viewer.getByRole('button', { name: 'Subir nueva versión' }).click();
  const newVersion = page.getByRole('dialog', { name: /^Nueva versión/ });
  await newVersion.locator('input[type=file]').setInputFiles({
    name: 'Título corregido.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOf('Segunda copia'),
  });
  await newVersion.getByRole('textbox', { name: 'Motivo' }).fill('Faltaba una foja');
  await newVersion.getByRole('button', { name: /^Subir/ }).click();
  await viewer.getByRole('link', { name: 'Versión 2' }).waitFor();
  await viewer.getByText('Segunda copia').waitFor();
  await viewer.getByRole('link', { name: 'Comparar las versiones 1 y 2' }).click();
  const comparison = page.getByRole('dialog', { name: /^Comparar/ });
  await comparison.getByText('El texto cambia.').waitFor();
  await page.keyboard.press('Escape');
  await comparison.waitFor({ state: 'hidden' });
  await viewer.getByRole('link', { name: 'Versión 1' }).click();
  await viewer.getByText('Primera copia').waitFor();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
}
