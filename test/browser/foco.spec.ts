import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withChromium } from './support/chromium.ts';
import { openAs } from './support/open.ts';

const chromium = withChromium();
const TITULAR = 'titular.lavalle@ejemplo.test';

const focused = (page: Page) =>
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
  expect(await focused(page)).toBe('Página siguiente');
});
