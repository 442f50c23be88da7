import type { Page } from 'playwright-core';
import { drawn } from '../../support/page.ts';

/** Drops the dragged element. The library for dragging applies a move at the next frame. A drop would cancel that. */
export async function drop(page: Page): Promise<void> {
  await drawn(page);
  await page.mouse.up();
}
