import type { Page } from 'playwright-core';

/** Resolves once the page has drawn what it was told until now. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Drops what the mouse carries. The library of dragging takes a move at the next frame, and a drop cancels that. */
export async function drop(page: Page): Promise<void> {
  await drawn(page);
  await page.mouse.up();
}
