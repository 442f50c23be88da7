import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The widths that pages are made for: a desk, a tablet, a telephone. */
export const WIDTHS = {
  escritorio: { width: 1440, height: 900 },
  tableta: { width: 768, height: 1024 },
  teléfono: { width: 390, height: 844 },
} as const;

/** What a page must be whatever it shows: free of axe's complaints, and no wider than the screen. */
export async function inspectPage(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  // It goes a moment after the last answer.
  await page.getByRole('progressbar', { name: 'Cargando' }).waitFor({ state: 'detached' });
  await expectAccessible(page, name);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} overflows`).toBe(0);
}

/** Shows the page in other schemes and themes, whose colours alone differ, and leaves it as it was. */
export async function inspectColours(page: Page, name: string, schemes: string[], themes = ['default']): Promise<void> {
  const before = await page.evaluate(() => document.body.className);
  for (const colours of themes.flatMap((theme) => schemes.map((scheme) => `${scheme} theme-${theme}`))) {
    await showColours(page, colours);
    await expectAccessible(page, `${name} ${colours}`, ['color-contrast']);
  }
  await showColours(page, before);
}

const showColours = (page: Page, className: string) =>
  page.evaluate((value) => {
    document.body.className = value;
  }, className);

/** @param rules axe's own names; all of them unless told otherwise */
export async function expectAccessible(page: Page, name: string, rules?: string[]): Promise<void> {
  // One run in the page itself, of what is wrong alone: a quarter of the time. Our pages have no frames of others.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await axe.options({ ...(rules && { runOnly: rules }), resultTypes: ['violations'] }).analyze();
  expect(violations.map(({ id, nodes }) => `${name} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
