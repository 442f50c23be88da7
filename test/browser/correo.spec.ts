import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { pdfOf } from './support/files.ts';
import { inspectColours, inspectPage } from './support/inspect.ts';
import { tabTo } from './support/keyboard.ts';
import { openAs } from './support/open.ts';

const chromium = withChromium();

const composer = (page: Page) => page.getByRole('dialog');
const texto = (page: Page) => page.getByRole('textbox', { name: 'Texto del correo' });
const fila = (page: Page, asunto: string) => page.getByRole('listitem').filter({ hasText: asunto });

/** Writes a mail with the keyboard alone, from the list. */
async function write(page: Page, para: string, asunto: string, text: string): Promise<void> {
  await page.keyboard.press('c');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  await page.keyboard.type(para);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await tabTo(page, composer(page).getByRole('textbox', { name: 'Asunto' }));
  await page.keyboard.type(asunto);
  await tabTo(page, texto(page));
  await page.keyboard.type(text);
}

it("takes a mail to another person's mailbox, its answer back into one thread, and takes a sent mail back", async () => {
  const ours = await openAs(chromium(), 'adscripto.sol@ejemplo.test', '/apps/mailbox/sent/1');
  const theirs = await openAs(chromium(), 'gestor.sol@ejemplo.test', '/apps/mailbox/inbox/1');

  await ours.getByRole('heading', { name: 'Enviados' }).waitFor();
  await write(ours, 'nuria', 'Poder de los Quiroga', 'Nuria, va adjunto el borrador.');
  const file = { name: 'borrador.pdf', mimeType: 'application/pdf', buffer: pdfOf('Poder') };
  await composer(ours).getByLabel('Archivos para adjuntar').setInputFiles(file);
  await composer(ours).getByRole('button', { name: 'Quitar borrador.pdf' }).waitFor();
  await composer(ours).getByText('Guardado').waitFor();
  await inspectPage(ours, 'Un correo que se escribe');
  await inspectColours(ours, 'Un correo que se escribe', ['dark']);
  await texto(ours).press('Control+Enter');

  // Undoing brings back the whole sent mail.
  await ours.getByRole('button', { name: 'Deshacer' }).click();
  await composer(ours).getByText('borrador.pdf').waitFor();
  expect(await composer(ours).getByRole('textbox', { name: 'Asunto' }).inputValue()).toBe('Poder de los Quiroga');
  // A scheduled mail waits in a list of its own. Here it is stopped, waits again, and is sent now instead.
  await composer(ours).getByRole('button', { name: 'Enviar más tarde' }).click();
  await ours.getByRole('menuitem', { name: 'Mañana a las 8:00' }).click();
  await ours.getByText('Se envía mañana a las 8:00').waitFor();
  await ours.getByRole('link', { name: /^Programados/ }).click();
  const programado = fila(ours, 'Poder de los Quiroga');
  await programado.getByText('Sale mañana a las 8:00').waitFor();
  await inspectPage(ours, 'Los correos programados');
  await programado.getByRole('button', { name: 'Acciones del envío' }).click();
  await ours.getByRole('menuitem', { name: 'Cancelar envío' }).click();
  await ours.getByText('No hay correos programados').waitFor();
  await ours.getByText('Envío cancelado').locator('..').getByRole('button', { name: 'Deshacer' }).click();
  await programado.getByRole('link').first().click();
  await ours.getByRole('button', { name: 'Enviar ahora' }).click();
  await ours.getByText('Correo enviado').waitFor();
  await ours.getByRole('link', { name: 'Enviados' }).click();

  await fila(theirs, 'Poder de los Quiroga').waitFor();
  await theirs.getByRole('link', { name: /^Correo.*1/ }).waitFor();
  await fila(theirs, 'Poder de los Quiroga').getByRole('link').first().click();
  await theirs.getByText('va adjunto el borrador').first().waitFor();
  await theirs.getByText('borrador.pdf').waitFor();
  // A rule that is made from the mail marks what comes next as read.
  await theirs.getByRole('button', { name: 'Más acciones' }).click();
  await theirs.getByRole('menuitem', { name: 'Filtrar mensajes como este' }).click();
  await theirs.getByRole('switch', { name: 'Marcar como leído' }).check();
  await inspectPage(theirs, 'Una regla de correo');
  await theirs.getByRole('button', { name: 'Crear' }).click();
  await theirs.getByRole('button', { name: 'Solo a los nuevos' }).click();
  // Text that is typed before the server has made the answer is kept in it.
  const quote = Promise.withResolvers<void>();
  await theirs.route('**/api/correos/borradores', (route) => quote.promise.then(() => route.continue()));
  await theirs.getByRole('button', { name: 'Responder', exact: true }).click();
  await theirs.keyboard.type('Está bien ');
  quote.resolve();
  await theirs.keyboard.type('así.');
  await composer(theirs).getByText('Está bien así.').waitFor();
  await texto(theirs).press('Control+Enter');

  await fila(ours, 'Poder de los Quiroga').getByRole('link').first().click();
  await ours.getByText('Está bien así.').first().waitFor();
  await ours.getByText('va adjunto el borrador').first().waitFor();

  // The page of set-aside mails lists the mail, and a key brings it back. That can be undone too.
  const mail = fila(theirs, 'Poder de los Quiroga');
  await theirs.keyboard.press('y');
  await theirs.getByText('Correo en Apartados').waitFor();
  await mail.waitFor({ state: 'detached' });
  await theirs.getByRole('link', { name: 'Apartados' }).click();
  await mail.getByRole('link').first().click();
  await theirs.getByRole('button', { name: 'Volver a Recibidos' }).waitFor();
  await theirs.keyboard.press('y');
  await mail.waitFor({ state: 'detached' });
  const back = theirs.getByText('Correo en Recibidos').locator('..');
  await back.getByRole('button', { name: 'Deshacer' }).click();
  await mail.waitFor();

  // On a phone, the keyboard alone finds, reads and answers the mail.
  await ours.setViewportSize({ width: 390, height: 844 });
  await ours.keyboard.press('u');
  await tabTo(ours, fila(ours, 'Poder de los Quiroga').getByRole('link').first());
  await ours.keyboard.press('Enter');
  await ours.getByText('Está bien así.').first().waitFor();
  await ours.keyboard.press('r');
  await ours.locator('[contenteditable=true]:focus').waitFor();
  await ours.keyboard.type('Entonces la firmamos.');
  await ours.keyboard.press('Control+Enter');
  await theirs.getByRole('link', { name: /^Recibidos/ }).click();
  await mail.getByText('Entonces la firmamos.').waitFor();
  expect(await mail.getByText('Sin leer.').count()).toBe(0);

  // A search by operators finds the conversation by one of its mails.
  const search = theirs.getByRole('searchbox', { name: 'Buscar en el correo' });
  await search.fill('asunto:quiroga adjunto:plano');
  await theirs.getByText('Ningún correo coincide').waitFor();
  await search.fill('asunto:quiroga adjunto:borrador');
  await theirs.getByRole('heading', { name: 'Resultados' }).waitFor();
  await mail.waitFor();
});

it('keeps a closed mail as a draft, and keeps no empty mail', async () => {
  const page = await openAs(chromium(), 'oficial.sol@ejemplo.test', '/apps/mailbox/drafts/1', {
    viewport: { width: 390, height: 844 },
  });
  await page.getByText('No hay borradores').waitFor();
  await page.keyboard.press('c');
  await composer(page).getByRole('combobox', { name: 'Para' }).waitFor();
  await page.keyboard.press('Escape');
  await composer(page).waitFor({ state: 'detached' });
  await page.getByText('No hay borradores').waitFor();

  await page.keyboard.press('c');
  await composer(page).getByRole('textbox', { name: 'Asunto' }).fill('A medio escribir');
  await composer(page).getByText('Guardado').waitFor();
  await inspectPage(page, 'Un correo en un teléfono');
  await page.keyboard.press('Escape');
  await page.getByText('Quedó en Borradores').waitFor();
  await fila(page, 'A medio escribir').getByRole('link').first().click();
  await expect
    .poll(() => composer(page).getByRole('textbox', { name: 'Asunto' }).inputValue())
    .toBe('A medio escribir');

  // Text that another machine writes meanwhile is shown while the text has the focus. It is not overwritten.
  const raul = await apiAs('oficial.sol@ejemplo.test');
  const draft = (await raul.get('/api/correos?bandeja=drafts')).correos[0];
  await texto(page).click();
  const { version } = await raul.get(`/api/correos/${draft.id}`);
  await raul.patch(`/api/correos/borradores/${draft.id}`, { html: '<p>De otra<br>máquina.</p>' }, version);
  await texto(page).getByText('máquina.').waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' De esta.');
  const stored = async () => (await raul.get(`/api/correos/${draft.id}`)).html;
  await expect.poll(stored).toBe('<p>De otra<br />máquina. De esta.</p>');

  await composer(page).getByRole('button', { name: 'Descartar' }).click();
  await page.getByText('No hay borradores').waitFor();
});

it('files a mail that is written from a carpeta there, shows it at once to people who have the carpeta open, and undoes the filing', async () => {
  const titular = await apiAs('titular.sol@ejemplo.test');
  const [{ id: tipoActoId }] = await titular.get('/api/tipos-acto');
  const carpeta = { caratula: 'Carpeta con correo', tipoActoId, abrir: true };
  const { id, codigo } = await titular.post('/api/carpetas', carpeta);
  const ours = await openAs(chromium(), 'adscripto.sol@ejemplo.test', `/carpetas/${id}/correo`);
  const theirs = await openAs(chromium(), 'titular.sol@ejemplo.test', `/carpetas/${id}/correo`);
  await ours.getByText('Sin correos').waitFor();
  await theirs.getByText('Sin correos').waitFor();

  await ours.getByRole('button', { name: 'Escribir un correo' }).click();
  await composer(ours).getByText('Se archivará en la carpeta').waitFor();
  await ours.keyboard.type('nuria');
  await ours.getByRole('option').first().waitFor();
  await ours.keyboard.press('Enter');
  const asunto = composer(ours).getByRole('textbox', { name: 'Asunto' });
  await asunto.press('End');
  await asunto.pressSequentially('Falta la cédula');
  await texto(ours).fill('¿La puede pedir?');
  await texto(ours).press('Control+Enter');

  const row = theirs.getByRole('button', { name: `#${codigo} Falta la cédula` });
  await row.click();
  await theirs
    .getByRole('region', { name: /^Correo de/ })
    .getByText('¿La puede pedir?')
    .waitFor();
  await inspectPage(theirs, 'El correo de una carpeta');
  await theirs.getByRole('button', { name: 'Quitar de la carpeta' }).click();
  await ours.getByText('Sin correos').waitFor();
  await theirs.getByRole('button', { name: 'Deshacer' }).click();
  await row.waitFor();
  await ours.getByRole('button', { name: `#${codigo} Falta la cédula` }).waitFor();
});
