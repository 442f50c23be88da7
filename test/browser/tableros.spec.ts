import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { PageOptions } from '../support/page.ts';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { inspectPage, WIDTHS } from './support/inspect.ts';
import { drop } from './support/mouse.ts';
import { moveTo, openAs } from './support/open.ts';

const chromium = withChromium();

const openTablero = (email: string, path: string, options: PageOptions = {}) =>
  openAs(chromium(), email, path, { viewport: WIDTHS.escritorio, ...options });

/**
 * Creates a tablero with three lists, and cards in the first.
 * @returns the tablero, its path, and the API of its creator
 */
async function makeTablero(email: string, titles: string[]) {
  const api = await apiAs(email);
  const board = await api.post('/api/apps/scrumboard/board', {
    board: { title: `Tablero ${crypto.randomUUID()}`, lists: ['Por hacer', 'En curso', 'Terminado'] },
  });
  for (const title of titles) {
    await api.post('/api/apps/scrumboard/board/card', {
      card: { boardId: board.id, listId: board.lists[0].id, title },
    });
  }
  return { api, board, path: `/apps/scrumboard/${board.id}` };
}

const column = (page: Page, title: string) => page.getByRole('region', { name: `Lista ${title}`, exact: true });
const card = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: title });
const cards = (page: Page, title: string) => column(page, title).getByRole('article').allInnerTexts();
const columns = (page: Page) =>
  page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 }).allInnerTexts();

/** Drags an element by mouse to a point inside another element, and drops it there. */
async function drag(page: Page, from: Locator, to: Locator, at?: { x: number; y: number }): Promise<void> {
  await carry(page, from, to, at);
  await drop(page);
}

async function carry(page: Page, from: Locator, to: Locator, at = { x: 60, y: 90 }): Promise<void> {
  const source = await from.boundingBox();
  const target = await to.boundingBox();
  if (!source || !target) throw new Error('There is nothing to drag, or nowhere to drag it to');
  await page.mouse.move(source.x + 40, source.y + 12);
  await page.mouse.down();
  // The first small steps start the drag.
  await page.mouse.move(source.x + 46, source.y + 20, { steps: 3 });
  await page.mouse.move(target.x + at.x, target.y + at.y, { steps: 12 });
}

/** Holds a finger on an element until it is picked up, and drags it down. */
async function carryByFinger(page: Page, from: Locator, down: number): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error('There is nothing to carry');
  const [x, y] = [box.x + 60, box.y + 20];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x, y });
  await page.getByText(/^Tomó «/).waitFor({ state: 'attached' });
  for (let step = 1; step <= 10; step++) await touch('touchMove', { x, y: y + (down * step) / 10 });
  await page.getByText(/^Posición 2 de 2/).waitFor({ state: 'attached' });
  await touch('touchEnd');
}

it('creates a tablero with lists and cards, and drags them by mouse and by keyboard', async () => {
  const page = await openTablero('titular.sol@ejemplo.test', '/apps/scrumboard');
  await page.getByRole('button', { name: 'Nuevo tablero' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo tablero' });
  const title = `Escrituras ${crypto.randomUUID()}`;
  await form.getByLabel('Título').fill(title);
  await form.getByRole('button', { name: 'Crear tablero' }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();

  await page.getByRole('button', { name: 'Agregar lista' }).click();
  await page.getByRole('textbox', { name: 'Agregar lista' }).fill('Archivo');
  await page.keyboard.press('Enter');
  await column(page, 'Archivo').waitFor();
  await page.keyboard.press('Escape');

  await column(page, 'Por hacer').getByRole('button', { name: 'Agregar tarjeta' }).click();
  const field = column(page, 'Por hacer').getByRole('textbox', { name: 'Agregar tarjeta' });
  for (const one of ['Certificado', 'Poder', 'Acta']) {
    await field.fill(one);
    await field.press('Enter');
    await card(page, one).waitFor();
  }
  await field.press('Escape');

  await drag(page, card(page, 'Certificado'), column(page, 'En curso'));
  await expect.poll(() => cards(page, 'En curso')).toEqual(['Certificado']);
  await expect.poll(() => cards(page, 'Por hacer')).toEqual(['Poder', 'Acta']);

  // The first card goes up past the other card. The second goes to the next list.
  await card(page, 'Acta').focus();
  await page.keyboard.press('Space');
  await page.getByText(/Tomó «Acta»/).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.getByText(/Posición 1 de 2/).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect.poll(() => cards(page, 'Por hacer')).toEqual(['Acta', 'Poder']);

  await card(page, 'Poder').focus();
  await page.keyboard.press('Space');
  await page.getByText(/Tomó «Poder»/).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.getByText(/en la lista En curso/).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect.poll(async () => (await cards(page, 'En curso')).toSorted()).toEqual(['Certificado', 'Poder']);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Poder');

  await drag(
    page,
    column(page, 'Archivo').getByRole('button', { name: 'Archivo', exact: true }),
    column(page, 'En curso'),
    {
      x: 20,
      y: 20,
    },
  );
  await expect.poll(() => columns(page)).toEqual(['Por hacer', 'Archivo', 'En curso', 'Terminado']);

  await page.reload();
  await expect.poll(() => columns(page)).toEqual(['Por hacer', 'Archivo', 'En curso', 'Terminado']);
  await expect.poll(() => cards(page, 'Por hacer')).toEqual(['Acta']);
  await expect.poll(async () => (await cards(page, 'En curso')).toSorted()).toEqual(['Certificado', 'Poder']);
  await inspectPage(page, 'tablero');
});

it('keeps the space between cards in a drag, the text of a card, and the title of a list with many cards', async () => {
  const page = await openTablero('titular.sol@ejemplo.test', '/apps/scrumboard');
  await keepsSpace(page);
  await keepsText(page);
  await keepsTitleInSight(page);
});

/** Carries a card between two others: the cards around it keep the space between them. */
async function keepsSpace(page: Page): Promise<void> {
  const { api, board, path } = await makeTablero('titular.sol@ejemplo.test', ['Acta', 'Poder', 'Sello']);
  for (const title of ['Minuta', 'Firma']) {
    await api.post('/api/apps/scrumboard/board/card', {
      card: { boardId: board.id, listId: board.lists[1].id, title },
    });
  }
  await moveTo(page, path);
  await card(page, 'Sello').waitFor();
  const topOf = async (title: string) => (await card(page, title).boundingBox())?.y;
  const [first, second, third] = [await topOf('Acta'), await topOf('Poder'), await topOf('Sello')];

  await carry(page, card(page, 'Poder'), card(page, 'Firma'), { x: 40, y: 2 });
  await page.getByText(/^Posición 2 de 3 en la lista En curso/).waitFor({ state: 'attached' });
  // «Sello» moves up in the old list, and «Firma» moves down in the new one.
  await expect.poll(() => topOf('Sello')).toBe(second);
  await expect.poll(() => topOf('Firma')).toBe(third);
  await page.mouse.up();
  await expect.poll(() => cards(page, 'En curso')).toEqual(['Minuta', 'Poder', 'Firma']);
  await expect
    .poll(async () => [await topOf('Minuta'), await topOf('Firma'), await topOf('Sello')])
    .toEqual([first, third, second]);
}

/** Writes into a card, which has its own address, and deletes it and takes that back. */
async function keepsText(page: Page): Promise<void> {
  const { path } = await makeTablero('titular.sol@ejemplo.test', ['Certificado']);
  await moveTo(page, path);
  await card(page, 'Certificado').click();
  const dialog = page.getByRole('dialog');
  await page.waitForURL(/\/card\//);
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Certificado de dominio');
  await dialog.getByRole('textbox', { name: 'Descripción' }).fill('Lavalle 1420, <piso> 2');
  await dialog.getByRole('button', { name: 'Agregar etiquetas' }).click();
  await page.getByRole('searchbox', { name: 'Buscar en Etiquetas' }).fill('Urgente');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Urgente', checked: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: /Agregar vencimiento/ }).click();
  await page.getByRole('button', { name: 'Mañana' }).click();
  await dialog.getByRole('status').filter({ hasText: 'Guardado' }).waitFor();
  await inspectPage(page, 'tarjeta');

  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  await expect
    .poll(() => cards(page, 'Por hacer'))
    .toEqual([expect.stringMatching(/Urgente\s+Certificado de dominio\s+Mañana/)]);
  await page.goForward();
  await page.reload();
  expect(await dialog.getByRole('textbox', { name: 'Descripción' }).inputValue()).toBe('Lavalle 1420, <piso> 2');

  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect.poll(() => cards(page, 'Por hacer')).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Por hacer');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => cards(page, 'Por hacer')).toHaveLength(1);
}

/** Scrolls a list with many cards: its title and the button that adds to it stay. */
async function keepsTitleInSight(page: Page): Promise<void> {
  const titles = Array.from({ length: 30 }, (_, index) => `Tarjeta ${index + 1}`);
  const { path } = await makeTablero('titular.sol@ejemplo.test', titles);
  await moveTo(page, path);
  await card(page, 'Tarjeta 1').first().hover();
  const list = column(page, 'Por hacer');
  await list.getByRole('button', { name: 'Agregar tarjeta' }).click();
  const field = list.getByRole('textbox', { name: 'Agregar tarjeta' });
  await field.fill('La nueva');
  await field.press('Enter');
  // The list has scrolled to the card, above the form for the next card.
  const added = list.getByRole('link', { name: 'La nueva', exact: true });
  await expect
    .poll(async () => {
      const [box, form] = await Promise.all([added.boundingBox(), field.boundingBox()]);
      return box !== null && form !== null && box.y > 0 && box.y + box.height <= form.y;
    })
    .toBe(true);
  await field.press('Escape');
  await page.mouse.wheel(0, -10_000);
  const last = list.getByRole('link', { name: 'Tarjeta 30', exact: true });
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400);
      return last.isVisible();
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Acciones de la lista Por hacer' }).click({ trial: true });
  await list.getByRole('button', { name: 'Agregar tarjeta' }).click({ trial: true });
  const [bottom, end] = await Promise.all([list.boundingBox(), last.boundingBox()]);
  expect(end!.y + end!.height).toBeLessThan(bottom!.y + bottom!.height);
}

it('shows two people the same tablero, also when both move the same card', async () => {
  const { api, board, path } = await makeTablero('titular.sol@ejemplo.test', ['Certificado', 'Poder', 'Acta']);
  const ours = await openTablero('titular.sol@ejemplo.test', path);
  const theirs = await openTablero('oficial.sol@ejemplo.test', path);
  await card(ours, 'Poder').waitFor();
  await card(theirs, 'Poder').waitFor();

  await drag(ours, card(ours, 'Poder'), column(ours, 'En curso'));
  await expect.poll(() => cards(theirs, 'En curso')).toEqual(['Poder']);
  await drag(theirs, card(theirs, 'Acta'), column(theirs, 'En curso'));
  await expect.poll(async () => (await cards(ours, 'En curso')).toSorted()).toEqual(['Acta', 'Poder']);

  await Promise.all([
    drag(ours, card(ours, 'Certificado'), column(ours, 'En curso')),
    drag(theirs, card(theirs, 'Certificado'), column(theirs, 'Terminado')),
  ]);
  const stored = async () => {
    const { lists } = await api.get(`/api/apps/scrumboard/board?id=${board.id}`);
    return lists.map((list: { cards: { title: string }[] }) => list.cards.map(({ title }) => title));
  };
  const shown = (page: Page) => Promise.all(['Por hacer', 'En curso', 'Terminado'].map((title) => cards(page, title)));
  const isOne = async () => {
    const [first, ...others] = (await Promise.all([stored(), shown(ours), shown(theirs)])).map((it) =>
      JSON.stringify(it),
    );
    return first?.startsWith('[[],') && others.every((other) => other === first);
  };
  await expect.poll(isOne).toBe(true);

  // A new card stays hidden while another card is dragged. It appears after the drop.
  const held = await card(ours, 'Poder').boundingBox();
  if (!held) throw new Error('The card is not there');
  await ours.mouse.move(held.x + 20, held.y + 10);
  await ours.mouse.down();
  await ours.mouse.move(held.x + 40, held.y + 40, { steps: 5 });
  const answer = ours.waitForResponse(/board\/cards\?/);
  await api.post('/api/apps/scrumboard/board/card', {
    card: { boardId: board.id, listId: board.lists[0].id, title: 'Nueva' },
  });
  await card(theirs, 'Nueva').waitFor();
  await answer;
  expect(await card(ours, 'Nueva').count()).toBe(0);
  await ours.keyboard.press('Escape');
  await ours.mouse.up();
  await card(ours, 'Nueva').waitFor();
});

it('fits a telephone: one list at a time, cards in full screen, moved by finger or by menu', async () => {
  const { path } = await makeTablero('titular.sol@ejemplo.test', ['Certificado', 'Poder']);
  const page = await openTablero('titular.sol@ejemplo.test', path, { viewport: WIDTHS.teléfono, hasTouch: true });
  await card(page, 'Certificado').waitFor();
  await inspectPage(page, 'tablero en un teléfono');
  const width = (await column(page, 'Por hacer').boundingBox())?.width ?? 0;
  expect(width / WIDTHS.teléfono.width).toBeCloseTo(0.85, 1);

  await carryByFinger(page, card(page, 'Certificado'), 80);
  await expect.poll(() => cards(page, 'Por hacer')).toEqual(['Poder', 'Certificado']);

  await page.getByRole('button', { name: 'Acciones de Certificado' }).click();
  await page.getByRole('menuitem', { name: 'En curso' }).click();
  await expect.poll(() => cards(page, 'En curso')).toEqual(['Certificado']);
  await card(page, 'Certificado').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Título' }).waitFor();
  expect(await dialog.evaluate((element) => element.clientWidth)).toBe(WIDTHS.teléfono.width);
});
