import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drawn } from '../../support/page.ts';
import { apiAs } from '../support/api.ts';
import { withChromium } from '../support/chromium.ts';
import { WIDTHS } from '../support/inspect.ts';
import { openAs } from '../support/open.ts';

const chromium = withChromium();

const TITULAR = 'titular.lavalle@ejemplo.test';

/** The focused element, and the visible and uncovered share of it, from 0 to 1. */
const focusShown = async (page: Page) => {
  await drawn(page);
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const steps = [0.06, 0.25, 0.5, 0.75, 0.94];
    const points = steps.flatMap((x) => steps.map((y) => [left + x * width, top + y * height] as const));
    const shown = points.filter(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (focused.contains(there) || there.contains(focused));
    });
    return { name: focused.getAttribute('aria-label') ?? focused.textContent, share: shown.length / points.length };
  });
};

/** Goes through the page by Tab, and back. @returns the focused elements that are covered by more than a quarter */
async function coveredByTab(page: Page, presses: number): Promise<string[]> {
  const covered: string[] = [];
  await page.getByRole('main').focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < presses; press++) {
      await page.keyboard.press(key);
      const { name, share } = await focusShown(page);
      if (share < 0.75) covered.push(`${key} ${name}: ${share}`);
    }
  }
  return covered;
}

it('shows the focused button of a scrolled page under the top bar, and the focused etiqueta in its row', async () => {
  const page = await openAs(chromium(), TITULAR, '/apps/contacts', { viewport: WIDTHS.escritorio });
  await page.getByRole('list', { name: 'Contactos' }).getByRole('link').first().click();
  await page.getByRole('article').waitFor();
  await page.evaluate(() => scrollTo(0, 65));
  expect(await coveredByTab(page, 10)).toEqual([]);
});

it('shows the focused card of a low window between the header and the foot of its list', async () => {
  const api = await apiAs(TITULAR);
  const board = await api.post('/api/apps/scrumboard/board', { board: { title: 'Foco', lists: ['Por hacer'] } });
  for (let number = 1; number <= 10; number++) {
    const title = `Tarjeta ${number}, con un título de varios renglones`;
    const card = { boardId: board.id, listId: board.lists[0].id, title };
    await api.post('/api/apps/scrumboard/board/card', { card });
  }
  const viewport = { width: 320, height: 640 };
  const page = await openAs(chromium(), TITULAR, `/apps/scrumboard/${board.id}`, { viewport });
  await page.getByRole('main').getByRole('link', { name: 'Tarjeta 1,' }).waitFor();
  expect(await coveredByTab(page, 26)).toEqual([]);
});

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);

it('stays on the pager at the last page, by the keyboard', async () => {
  const page = await openAs(chromium(), TITULAR, '/carpetas');
  const next = page.getByRole('button', { name: 'Página siguiente' });
  await next.focus();
  const range = page.getByRole('navigation', { name: 'Páginas' }).locator('[aria-live]');
  while ((await next.getAttribute('aria-disabled')) !== 'true') {
    const before = await range.textContent();
    await page.keyboard.press('Enter');
    await expect.poll(() => range.textContent()).not.toBe(before);
  }
  expect(await focusedName(page)).toBe('Página siguiente');
});

it('goes to the list of a card that is gone, without an outline around it', async () => {
  const api = await apiAs(TITULAR);
  const board = await api.post('/api/apps/scrumboard/board', { board: { title: 'Foco', lists: ['Por hacer'] } });
  const card = { boardId: board.id, listId: board.lists[0].id, title: 'La que se va' };
  const { id } = await api.post('/api/apps/scrumboard/board/card', { card });
  const page = await openAs(chromium(), TITULAR, `/apps/scrumboard/${board.id}`);
  await page.getByRole('link', { name: 'La que se va' }).focus();
  await api.remove(`/api/apps/scrumboard/board/card?id=${id}`);
  await expect.poll(() => focusedName(page)).toContain('Por hacer');
  expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe('none');
});
