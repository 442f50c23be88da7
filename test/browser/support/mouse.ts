import type { Page } from 'playwright-core';
import { drawn } from '../../support/page.ts';

/** Drops what the mouse carries. The library of dragging takes a move at the next frame, and a drop cancels that. */
export async function drop(page: Page): Promise<void> {
  await drawn(page);
  await page.mouse.up();
}
