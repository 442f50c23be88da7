import type { Page } from 'playwright-core';

/** Opens «Qué falta» of the carpeta of the page, unless it is open. */
export async function openQueFalta(page: Page): Promise<void> {
  const part = page.getByRole('button', { name: /^Qué falta/ });
  if ((await part.getAttribute('aria-expanded')) === 'false') await part.click();
}
