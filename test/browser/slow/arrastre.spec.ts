import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { withChromium } from '../support/chromium.ts';
import { expectAccessible, WIDTHS } from '../support/inspect.ts';
import { openAs } from '../support/open.ts';

const chromium = withChromium();

/** Opens the guide's lists: 2,000 rows, and columns of 500, 12 and 0 cards. */
async function showGuide(viewport: { width: number; height: number } = WIDTHS.escritorio): Promise<Page> {
  const page = await openAs(chromium(), 'gestor.sol@ejemplo.test', '/example#orden', { viewport });
  await page.getByRole('region', { name: 'Orden a mano' }).scrollIntoViewIfNeeded();
  return page;
}

const listOf = (page: Page, label: string) => page.getByRole('list', { name: label, exact: true });
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Mover ${name}`, exact: true });
const card = (page: Page, columna: string, name: string) =>
  page.getByRole('region', { name: columna, exact: true }).getByRole('button', { name, exact: true });

/** The texts of the drawn rows, from top to bottom. */
const rows = (page: Page, label: string): Promise<string[]> =>
  listOf(page, label).evaluate((list) =>
    [...list.querySelectorAll<HTMLElement>(':scope > li')]
      .map((row) => ({ text: row.innerText.trim(), top: row.getBoundingClientRect().top }))
      .sort((a, b) => a.top - b.top)
      .map(({ text }) => text),
  );

const announced = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[aria-live="assertive"]')].map((e) => e.textContent).join('\n'));

/** The longest transition of all elements that a drag moves, in seconds. */
const longestTransition = (page: Page) =>
  page
    .locator('[data-rfd-draggable-id]')
    .evaluateAll((rows) => Math.max(...rows.map((row) => Number.parseFloat(getComputedStyle(row).transitionDuration))));

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Picks an element up by its middle and moves it in steps, as a hand does. */
async function take(page: Page, target: Locator, to: { x: number; y: number }): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 10, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
}

/** Picks an element up by the keyboard, and waits until that is announced. Before, the arrow keys do nothing. */
async function pickUp(page: Page, target: Locator): Promise<void> {
  await target.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => announced(page)).toContain('Tomó «');
}

/** Presses a key once per position, and waits each time until that position is announced. */
async function press(page: Page, key: string, positions: string[]): Promise<void> {
  for (const position of positions) {
    await page.keyboard.press(key);
    await expect.poll(() => announced(page)).toContain(position);
  }
}

describe('a list of 2,000', () => {
  let page: Page;
  beforeEach(async () => {
    page = await showGuide();
  });

  it('is put in order by mouse', async () => {
    await handle(page, 'Trámite 2').waitFor();
    const { x, y } = await middleOf(handle(page, 'Trámite 4'));
    await take(page, handle(page, 'Trámite 2'), { x, y: y + 4 });
    await expect.poll(() => announced(page)).toContain('Posición 4 de 2000');
    // The browser asks for reduced motion.
    expect(await longestTransition(page)).toBeLessThan(0.01);
    await page.mouse.up();
    await expect
      .poll(async () => (await rows(page, 'la lista de trámites')).slice(0, 5))
      .toEqual(['Trámite 1', 'Trámite 3', 'Trámite 4', 'Trámite 2', 'Trámite 5']);
  });

  it('is put in order by keyboard, past the visible items, and keeps the focus', async () => {
    await pickUp(page, handle(page, 'Trámite 1'));
    await expect.poll(() => announced(page)).toContain('Tomó «Trámite 1», posición 1 de 2000');
    const positions = Array.from({ length: 24 }, (_, n) => `Posición ${n + 2} de 2000`);
    await press(page, 'ArrowDown', positions);
    await page.keyboard.press('Space');
    await expect.poll(() => announced(page)).toContain('Soltó «Trámite 1»: posición 25 de 2000');
    await expect
      .poll(async () => (await rows(page, 'la lista de trámites')).join())
      .toContain('Trámite 25,Trámite 1,Trámite 26');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Mover Trámite 1');
  });

  it('is unchanged after Escape', async () => {
    await pickUp(page, handle(page, 'Trámite 3'));
    await press(page, 'ArrowDown', ['Posición 4 de 2000', 'Posición 5 de 2000']);
    await page.keyboard.press('Escape');
    await expect.poll(() => announced(page)).toContain('«Trámite 3» volvió a su lugar.');
    expect((await rows(page, 'la lista de trámites')).slice(0, 4)).toEqual([
      'Trámite 1',
      'Trámite 2',
      'Trámite 3',
      'Trámite 4',
    ]);
  });

  it('is accessible while something is dragged', async () => {
    await pickUp(page, handle(page, 'Trámite 3'));
    await press(page, 'ArrowDown', ['Posición 4 de 2000']);
    await expectAccessible(page, 'a drag');
    await page.keyboard.press('Escape');
    await expect.poll(() => announced(page)).toContain('volvió');
  });
});

describe('the columns of a tablero', () => {
  it('take a card from one another, by mouse and by keyboard', async () => {
    const page = await showGuide();
    const target = await middleOf(listOf(page, 'la columna Listas'));
    await take(page, card(page, 'Pendientes', 'Trámite 2'), { x: target.x, y: target.y + 40 });
    await expect.poll(() => announced(page)).toContain('Posición 1 de 1 en la columna Listas.');
    await page.mouse.up();
    await expect.poll(() => rows(page, 'la columna Listas')).toEqual(['Trámite 2']);

    await pickUp(page, card(page, 'Pendientes', 'Trámite 3'));
    await press(page, 'ArrowRight', ['en la columna En curso.', 'en la columna Listas.']);
    await page.keyboard.press('Space');
    await expect
      .poll(async () => (await rows(page, 'la columna Listas')).toSorted())
      .toEqual(['Trámite 2', 'Trámite 3']);
    expect((await rows(page, 'la columna Pendientes')).slice(0, 3)).toEqual(['Trámite 1', 'Trámite 4', 'Trámite 5']);
  });

  it('can be put in another order', async () => {
    const page = await showGuide();
    await pickUp(page, page.getByRole('button', { name: /^Listas/ }));
    await press(page, 'ArrowLeft', ['Posición 2 de 3 en el tablero.', 'Posición 1 de 3 en el tablero.']);
    await page.keyboard.press('Space');
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll('section section[aria-label]')].map((column) =>
            column.getAttribute('aria-label'),
          ),
        ),
      )
      .toEqual(['Listas', 'Pendientes', 'En curso']);
  });

  it('that a telephone does not show are reached too', async () => {
    const page = await showGuide(WIDTHS.teléfono);
    await pickUp(page, card(page, 'Pendientes', 'Trámite 1'));
    await press(page, 'ArrowRight', ['en la columna En curso.', 'en la columna Listas.']);
    await page.keyboard.press('Space');
    await expect.poll(() => rows(page, 'la columna Listas')).toEqual(['Trámite 1']);

    // While the card is held at the edge, the columns scroll.
    const outer = await page.getByRole('region', { name: 'Listas', exact: true }).boundingBox();
    await take(page, card(page, 'Listas', 'Trámite 1'), { x: 30, y: (outer?.y ?? 0) + 120 });
    await expect.poll(() => announced(page)).toContain('en la columna Pendientes.');
    await page.mouse.up();
    await expect.poll(() => rows(page, 'la columna Listas')).toEqual([]);
  });
});
