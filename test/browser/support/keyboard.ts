import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses Tab until an element has the focus. @param key `Shift+Tab` goes backwards */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let n = 0; n < 40 && !(await isThere()); n++) await page.keyboard.press(key);
  expect(await isThere()).toBe(true);
}
