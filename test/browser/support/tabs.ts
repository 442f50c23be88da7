import type { Page } from 'playwright-core';

/** Opens a tab of a carpeta, which may be in the menu of the last tabs. @param name the beginning of its name */
export async function openTabOf(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Secciones de la carpeta' });
  await tabs.waitFor();
  const tab = tabs.getByRole('link', { name: new RegExp(`^${name}`) });
  if (await tab.isVisible()) return tab.click();
  await tabs.getByRole('button', { name: /^Más/ }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
}
