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

/** @param rules axe's own names; all of them unless told otherwise */
export async function expectAccessible(page: Page, name: string, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${name} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
