import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { openQueFalta } from './support/escritorio.ts';
import { dropFiles, pdfOf } from './support/files.ts';
import { inspectPage, WIDTHS } from './support/inspect.ts';
import { moveTo, openAs } from './support/open.ts';

const chromium = withChromium();
const TITULAR = 'titular.lavalle@ejemplo.test';
const OFICIAL = 'oficial.lavalle@ejemplo.test';

it('an inmueble gets its certificates, which the signature waits for until they are received and valid (stories 4 and 5)', async () => {
  const person = await apiAs(TITULAR);
  const tipos = await person.get('/api/tipos-acto');
  const { id: tipoActoId } = tipos.find(({ nombre }: { nombre: string }) => nombre.startsWith('Compraventa'));
  const carpeta = await person.post('/api/carpetas', {
    ...{ caratula: 'Ferreyra a Quiroga', tipoActoId, abrir: true, fechaFirmaPrevista: '2026-03-17' },
  });
  for (const rol of ['vendedor', 'comprador']) {
    const persona = { tipo: 'humana', nombre: 'Rita', apellidos: rol };
    await person.post(`/api/carpetas/${carpeta.id}/partes`, { rol, persona });
  }
  const requisitos = await person.get(`/api/carpetas/${carpeta.id}/requisitos`);
  // Story 4: all certificates except the inhibición.
  const inhibicion = 'Certificado de inhibición';
  const ids = requisitos.flatMap(({ id, nombre }: { id: string; nombre: string }) => (nombre === inhibicion ? [] : id));
  await person.patch(`/api/carpetas/${carpeta.id}/requisitos`, { ids, estado: 'aprobado' });
  const matricula = `FR ${carpeta.numero}-1234`;
  const page = await openAs(chromium(), TITULAR, `/carpetas/${carpeta.id}/inmuebles`, { viewport: WIDTHS.escritorio });
  await page.getByRole('button', { name: 'Agregar inmueble' }).click();
  const inmueble = page.getByRole('dialog', { name: 'Agregar inmueble' });
  await inmueble.getByRole('textbox', { name: 'Matrícula o finca' }).fill(matricula);
  await inmueble.getByRole('textbox', { name: 'Domicilio' }).fill('Los Aromos 12');
  await inmueble.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByRole('list', { name: 'Inmuebles' }).getByText(`Matrícula ${matricula}`).waitFor();
  await inspectPage(page, 'Inmuebles de la carpeta');

  const tabs = page.getByRole('navigation', { name: 'Secciones de la carpeta' });
  await tabs.getByRole('link', { name: 'Certificados' }).click();
  await page.getByRole('button', { name: 'Agregar certificado' }).click();
  const nuevo = page.getByRole('dialog', { name: 'Agregar certificado' });
  await nuevo.getByRole('combobox', { name: 'Completar según' }).click();
  await page.getByRole('option', { name: /^Dominio · 15 días/ }).click();
  await nuevo.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByRole('button', { name: 'Pedido hoy' }).waitFor();
  await openQueFalta(page);
  await page.getByRole('link', { name: 'Dominio: falta recibirlo' }).click();
  const editar = page.getByRole('dialog', { name: 'Editar certificado' });
  await editar.getByRole('textbox', { name: 'Expedido el' }).fill('02/03/2026');
  await editar.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Vence el 16/03/2026').waitFor();
  await receiveDropped(page, person, carpeta.id);
  await openQueFalta(page);
  const falta = page.getByRole('list', { name: /^Qué falta/ });
  await expect
    .poll(() => falta.getByRole('link').allTextContents())
    .toEqual([`Falta aprobar: ${inhibicion}`, 'Dominio: vence 16/03']);
  await inspectPage(page, 'Certificados de la carpeta');

  await page.getByRole('button', { name: /^Editar firma prevista/ }).click();
  const editor = page.getByRole('dialog', { name: 'Editar firma prevista' });
  await editor.getByRole('textbox', { name: 'Firma prevista' }).fill('16/03/2026');
  await editor.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => falta.getByRole('link').allTextContents()).toEqual([`Falta aprobar: ${inhibicion}`]);
  const foldsDatos = { user: { preferencias: { masDatos: false } } };
  const ana = await apiAs(OFICIAL);
  await ana.patch('/api/common/user', foldsDatos);
  onTestFinished(async () => void (await ana.patch('/api/common/user', foldsDatos)));
  const oficial = await openAs(chromium(), OFICIAL, `/carpetas/${carpeta.id}/requisitos`, {
    viewport: WIDTHS.escritorio,
  });
  await oficial.getByRole('button', { name: 'Pasar a firma' }).and(oficial.locator('[aria-disabled=true]')).waitFor();
  await oficial.getByRole('button', { name: `Estado de ${inhibicion}` }).click();
  await oficial.getByRole('menuitemradio', { name: 'Aprobado' }).click();
  await oficial.getByRole('button', { name: 'Proponer para la firma' }).click();
  await oficial.getByRole('button', { name: 'Propuesta', exact: true }).waitFor();
  await page.getByText('Nada detiene el próximo paso').waitFor();
  // The proposal changes the carpeta. This page must know the change before it moves the carpeta.
  await page.getByText('Propuesta para la firma').first().waitFor();
  await giveBackAndProposeAgain(page, oficial);
  await page.getByRole('button', { name: 'Pasar a firma' }).click();
  await page.getByRole('link', { name: 'Falta numerar el instrumento' }).waitFor();

  await moveTo(page, '/certificados?grupo=vencidos&buscar=ferreyra');
  await page.getByRole('link', { name: /Ferreyra a Quiroga$/ }).waitFor();
  await inspectPage(page, 'Certificados de la oficina');
});

/** Receives two certificates by files that are dropped at once: one by its name, one by its text. */
async function receiveDropped(page: Page, person: Awaited<ReturnType<typeof apiAs>>, carpetaId: string): Promise<void> {
  for (const [tipo, nombre] of [
    ['catastral', 'Catastral'],
    ['libre_deuda', 'Libre deuda'],
  ]) {
    await person.post(`/api/carpetas/${carpetaId}/certificados`, { tipo, nombre, solicitado: '2026-03-01' });
  }
  const lines = page.getByRole('form', { name: /^Recibir / });
  await expect.poll(() => lines.count()).toBe(2);
  await dropFiles(page, page.getByRole('list', { name: 'Certificados' }), {
    'Catastral 2026.pdf': pdfOf('Plano'),
    'escaneo.pdf': pdfOf('Libre deuda, expedida el 02/03/2026'),
    'recibo.pdf': pdfOf('Recibo'),
  });
  const dialog = page.getByRole('dialog', { name: 'Recibir certificados' });
  const chosen = (name: string) => dialog.getByRole('group', { name }).getByRole('combobox', { name: 'Certificado' });
  await chosen('Catastral 2026.pdf').getByText('Catastral').waitFor();
  await chosen('escaneo.pdf').getByText('Libre deuda').waitFor();
  await chosen('recibo.pdf').getByText('Dejar afuera').waitFor();
  await dialog.getByRole('textbox', { name: 'Número' }).first().fill('4567');
  await inspectPage(page, 'Certificados que llegan juntos');
  await dialog.getByRole('button', { name: 'Mismo día para los demás' }).click();
  await dialog.getByRole('button', { name: 'Recibir 2' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('N.º 4567').waitFor();
  await page.getByRole('link', { name: 'escaneo.pdf' }).waitFor();
  expect(await lines.count()).toBe(0);
}

/** Gives the proposal back, with the reason on the head of the page, and proposes again. */
async function giveBackAndProposeAgain(page: Page, oficial: Page): Promise<void> {
  await page.getByRole('button', { name: 'Devolver' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Devolver la carpeta?' });
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Falta el plano de mensura');
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  const avisos = oficial.getByRole('list', { name: 'Avisos de la carpeta' });
  await avisos.getByText('Falta el plano de mensura').waitFor();
  await oficial.getByRole('button', { name: 'Más datos' }).click();
  await oficial.getByText('Ubicación física', { exact: true }).waitFor();
  // The content begins in the first third of the window, also with a notice and with all facts.
  await oficial.evaluate(() => scrollTo(0, 0));
  const content = oficial.getByRole('navigation', { name: 'Secciones de la carpeta' }).locator('xpath=following::*[1]');
  expect((await content.locator('> * > *').first().boundingBox())?.y).toBeLessThanOrEqual(300);
  await inspectPage(oficial, 'Carpeta devuelta');
  await oficial.getByRole('button', { name: 'Proponer para la firma' }).click();
  await page.getByText('Propuesta para la firma').first().waitFor();
}
