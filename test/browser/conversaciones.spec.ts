import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { execute } from '../support/execute.ts';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { dropFiles, pdfOf } from './support/files.ts';
import { inspectColours, inspectPage, WIDTHS } from './support/inspect.ts';
import { tabTo } from './support/keyboard.ts';
import { goOffline, moveTo, openAs } from './support/open.ts';
import { product } from './support/product.ts';

const chromium = withChromium();

interface Numerada {
  codigo: string | null;
}

const field = (page: Page) => page.getByRole('textbox', { name: /^Mensaje en / });
const row = (page: Page, text: string) => page.getByRole('log').getByRole('article').filter({ hasText: text });
const chooser = (page: Page) => page.getByLabel('Archivos para adjuntar');
const pending = (page: Page) => page.getByRole('list', { name: 'Archivos del mensaje' });

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Makes a group of two people of the demo. */
async function newGrupo(nombre: string) {
  const begona = await apiAs('adscripto.sol@ejemplo.test');
  const contacts = await begona.get('/api/apps/chat/contacts');
  const { id: nuria } = contacts.find(({ name }: { name: string }) => name.startsWith('Nuria'));
  const { id } = await begona.post('/api/conversaciones', { nombre, participantes: [nuria] });
  return { id };
}

it('lets two people of a group write and send files, also when a person loses the network meanwhile', async () => {
  const { id } = await newGrupo('Inscripciones');
  const offline = {
    expectedMessages: [/ERR_INTERNET_DISCONNECTED|WebSocket|No se pudo conectar|was not sent/],
  };
  const ours = await openAs(chromium(), 'adscripto.sol@ejemplo.test', `/chat/${id}`, offline);
  const theirs = await openAs(chromium(), 'gestor.sol@ejemplo.test', `/chat/${id}`);
  await talk(ours, theirs);

  // On a phone, the keyboard alone opens the conversation, answers and writes.
  await theirs.setViewportSize(WIDTHS.teléfono);
  await answerByKeyboard(ours, theirs);
  await theirs.setViewportSize(WIDTHS.escritorio);

  const { id: other } = await newGrupo('Con archivos');
  for (const page of [ours, theirs]) await moveTo(page, `/chat/${other}`);
  await sendFiles(ours, theirs);
  await sendFilesLater(ours, theirs);
});

/** Writes, answers, reacts and corrects. One person loses the network meanwhile. */
async function talk(ours: Page, theirs: Page): Promise<void> {
  await say(ours, '¿Salió la *nota*?');
  const asked = row(theirs, '¿Salió la nota?');
  await asked.getByText('nota', { exact: true }).waitFor();
  await asked.hover();
  await asked.getByRole('button', { name: 'Responder' }).click();
  await say(theirs, 'Salió ayer');
  const answer = row(ours, 'Salió ayer');
  await answer.getByRole('button', { name: /¿Salió la nota\?/ }).waitFor();

  await answer.hover();
  await answer.getByRole('button', { name: 'Más acciones' }).click();
  await ours.getByRole('button', { name: 'Reaccionar con pulgar arriba' }).click();
  await row(theirs, 'Salió ayer')
    .getByRole('button', { name: /^👍.*, Begoña Cañizares Soler$/ })
    .waitFor();
  await row(theirs, 'Salió ayer').getByRole('button', { name: 'Leído' }).waitFor();

  await goOffline(ours);
  await say(ours, 'Uno sin red');
  await say(ours, 'Dos sin red');
  await row(ours, 'Uno sin red').getByText('Se enviará cuando vuelva la conexión.').waitFor();
  await theirs.getByRole('textbox', { name: /^Mensaje en / }).press('ArrowUp');
  await say(theirs, 'Salió anteayer');
  await ours.context().setOffline(false);
  await row(ours, 'Salió anteayer').getByText('editado').waitFor();
  await row(theirs, 'Dos sin red').waitFor();
  const texts = await theirs.getByRole('log').getByRole('article').allInnerTexts();
  expect(texts.findIndex((text) => text.includes('Uno'))).toBe(texts.findIndex((text) => text.includes('Dos')) - 1);
  expect(await ours.getByText('Se enviará cuando vuelva la conexión.').count()).toBe(0);
  await inspectPage(theirs, 'Un grupo');
  await inspectColours(theirs, 'Un grupo', ['dark']);
}

async function answerByKeyboard(ours: Page, theirs: Page): Promise<void> {
  await tabTo(theirs, theirs.getByRole('link', { name: 'Volver a las conversaciones' }), 'Shift+Tab');
  await theirs.keyboard.press('Enter');
  await tabTo(theirs, theirs.getByRole('link', { name: /Inscripciones/ }).first());
  await theirs.keyboard.press('Enter');
  await tabTo(theirs, field(theirs));
  await tabTo(theirs, row(theirs, 'Dos sin red'), 'Shift+Tab');
  await tabTo(theirs, row(theirs, 'Dos sin red').getByRole('button', { name: 'Responder' }));
  await theirs.keyboard.press('Enter');
  await expect.poll(() => field(theirs).evaluate((element) => element === document.activeElement)).toBe(true);
  await theirs.keyboard.type('Con el _teclado_');
  await theirs.keyboard.press('Enter');
  await row(ours, 'Con el teclado')
    .getByRole('button', { name: /Dos sin red/ })
    .waitFor();
}

/** Sends a picture and a PDF, which the other person opens. */
async function sendFiles(ours: Page, theirs: Page): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1600, height: 1200, channels: 3, background: '#3366aa', noise } as const;
  const photograph = sharp({ create }).jpeg({ quality: 95 });
  // A small version of the picture is shown. A press shows the whole picture.
  await chooser(ours).setInputFiles([
    { name: 'frente.jpg', mimeType: 'image/jpeg', buffer: await photograph.toBuffer() },
  ]);
  // Another picture is dropped on the conversation.
  await dropFiles(ours, ours.getByRole('region', { name: 'Conversación con Con archivos' }), {
    'minuta.pdf': pdfOf('Minuta'),
  });
  await pending(ours).getByRole('button', { name: 'Quitar minuta.pdf' }).waitFor();
  await say(ours, 'Van dos');
  const sent = row(theirs, 'Van dos');
  const small = sent.getByRole('button', { name: 'Ver frente.jpg' }).locator('img');
  await expect
    .poll(() => small.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([336, 252]);
  await sent.getByRole('button', { name: /minuta\.pdf/ }).click();
  const visor = theirs.getByRole('dialog', { name: 'minuta.pdf' });
  await visor
    .getByRole('region', { name: 'Página 1 de minuta.pdf' })
    .getByText('Minuta')
    .waitFor({ state: 'attached' });
  await theirs.keyboard.press('Escape');
  await visor.waitFor({ state: 'detached' });
}

/**
 * Sends files while one person has no network. Files that were uploaded before are sent when it returns, with the text
 * that was typed meanwhile.
 */
async function sendFilesLater(ours: Page, theirs: Page): Promise<void> {
  await chooser(ours).setInputFiles([{ name: 'acta.txt', mimeType: 'text/plain', buffer: Buffer.from('acta') }]);
  await pending(ours).getByText('4 B').waitFor();
  await goOffline(ours);
  await say(ours, 'Va el acta');
  await row(ours, 'Va el acta').getByText('Se enviará cuando vuelva la conexión.').waitFor();
  // A file that cannot be uploaded meanwhile waits in the field. Later it is uploaded by itself.
  await chooser(ours).setInputFiles([{ name: 'poder.txt', mimeType: 'text/plain', buffer: Buffer.from('poder') }]);
  await pending(ours).getByText('Espera la conexión').waitFor();
  await field(ours).fill('Y el poder');
  await chooser(theirs).setInputFiles([{ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('nota') }]);
  await say(theirs, 'Mientras, la nota');
  await ours.context().setOffline(false);

  await row(theirs, 'Va el acta')
    .getByRole('button', { name: /acta\.txt/ })
    .waitFor();
  await row(ours, 'Mientras, la nota')
    .getByRole('button', { name: /nota\.txt/ })
    .waitFor();
  await pending(ours).getByText('5 B').waitFor();
  await field(ours).press('Enter');
  await row(theirs, 'Y el poder')
    .getByRole('button', { name: /poder\.txt/ })
    .waitFor();
  expect(await theirs.getByRole('log').getByText('Va el acta').count()).toBe(1);
}

it('reads a long conversation backwards without a jump, and comes back to its end', async () => {
  const { id } = await newGrupo('Larga');
  await execute(
    product().databaseUrl,
    `insert into chat_mensajes (id, cuenta_id, chat_id, autor_id, valor, creado_en)
       select gen_random_uuid(), cuenta_id, chat_id, usuario_id, format('número %s.', n), now() + n * interval '1 ms'
         from generate_series(0, 219) as n, chat_participantes where chat_id = '${id}' and administra`,
  );
  const nuria = await apiAs('gestor.sol@ejemplo.test');
  const { codigo } = (await nuria.get('/api/carpetas?tamano=20')).carpetas.find((one: Numerada) => one.codigo);
  const begona = await apiAs('adscripto.sol@ejemplo.test');
  await begona.post(`/api/conversaciones/${id}/mensajes`, { valor: `Vea #${codigo}` });
  const page = await openAs(chromium(), 'gestor.sol@ejemplo.test', '/chat');
  const log = page.getByRole('log');
  // The linked carpetas of a message make it higher when they arrive.
  const { promise: isSeen, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/carpetas/numeros*', async (route) => {
    await isSeen;
    await route.continue();
  });
  await moveTo(page, `/chat/${id}`);
  await row(page, `Vea #${codigo}`).waitFor();
  resolve();
  await row(page, `#${codigo}`).getByRole('link').waitFor();
  const left = () => log.evaluate((e) => e.scrollHeight - e.scrollTop - e.clientHeight);
  await expect.poll(left).toBeLessThan(2);
  // Visible messages stay in place while older messages appear above them.
  await log.evaluate((element) => {
    element.scrollTop = 300;
  });
  const before = await row(page, 'número 165.').boundingBox();
  await row(page, 'número 145.').waitFor({ state: 'attached' });
  const after = await row(page, 'número 165.').boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1000))).toBeLessThan(2);

  await expect
    .poll(async () => {
      await log.evaluate((element) => {
        element.scrollTop = 0;
      });
      return row(page, 'número 0.').count();
    })
    .toBe(1);
  await page.getByRole('button', { name: /Ir al final|Nuevos mensajes/ }).click();
  await expect.poll(left).toBeLessThan(2);
  await inspectPage(page, 'Una conversación larga');
});
