import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { preferScheme } from '../support/api.ts';
import { withChromium } from '../support/chromium.ts';
import {
  expectAccessible,
  expectToFit,
  inspectColours,
  inspectPage,
  WIDTHS,
  WITHOUT_COLOURS,
} from '../support/inspect.ts';
import { moveTo, openAs } from '../support/open.ts';

const chromium = withChromium();
const PERSON = 'gestor.sol@ejemplo.test';

const LAYOUTS = [
  'empty',
  'centered',
  'enterprise',
  'material',
  'modern',
  'classic',
  'classy',
  'compact',
  'dense',
  'futuristic',
  'thin',
];
/**
 * The themes with the lightest and the darkest colours. `web/app/themes.spec.ts` compares the colours of all themes.
 */
const THEMES = ['default', 'rose', 'amber'];
/** A layout for each way to use the colours of a theme. */
const SHOWN_IN_THEMES = ['classy', 'futuristic', 'enterprise', 'material'];

/** Shows a short list of carpetas in a layout. */
async function showIn(page: Page, layout: string): Promise<void> {
  await moveTo(page, `/carpetas?estado=anulada&layout=${layout}`);
  await page.locator(`[data-layout=${layout}]`).waitFor();
  await page.locator('a[href^="/carpetas/0"]').first().waitFor();
}

it.each(Object.entries(WIDTHS))('every layout is accessible: %s', { timeout: 240_000 }, async (name, viewport) => {
  const page = await openAs(chromium(), PERSON, '/carpetas', { viewport });
  for (const layout of LAYOUTS) {
    await showIn(page, layout);
    // A tablet has the parts of a phone, with more room. A layout has the same colours in every width.
    if (name === 'tableta') await expectToFit(page, layout);
    if (name === 'teléfono') await inspectPage(page, layout, { ...WITHOUT_COLOURS, isWhole: true });
    if (name === 'escritorio') {
      await inspectPage(page, layout, { isWhole: true });
      await (SHOWN_IN_THEMES.includes(layout)
        ? inspectColours(page, layout, ['light', 'dark'], { themes: THEMES, isWhole: true })
        : inspectColours(page, layout, ['dark'], { isWhole: true }));
    }
    const isFull = layout !== 'empty';
    expect(await page.getByRole('contentinfo').count(), `${layout} has a footer`).toBe(isFull ? 1 : 0);
    if (isFull && viewport.width < 960) await openAndCloseNavigation(page, layout, name);
  }
});

/** Below 960 px the navigation is an overlay. It starts closed, and closes again when a page is chosen. */
async function openAndCloseNavigation(page: Page, layout: string, width: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Navegación principal' });
  expect(await navigation.isVisible(), `${layout} begins with its navigation closed`).toBe(false);
  const opener = width === 'teléfono' ? 'Más' : 'Abrir la navegación';
  await page.getByRole('button', { name: opener, exact: true }).click();
  await navigation.waitFor();
  if (width !== 'tableta')
    await expectAccessible(page, `${layout}, its navigation open`, {
      ...WITHOUT_COLOURS,
      isWhole: true,
    });
  await navigation.getByRole('link', { name: 'Personas' }).click();
  await page.waitForURL(/\/personas/);
  await navigation.waitFor({ state: 'hidden' });
}

it('follows the scheme of the computer where a person chose «auto»', async () => {
  await preferScheme(PERSON, 'auto');
  const page = await openAs(chromium(), PERSON, '/carpetas', { colorScheme: 'dark' });
  const isDark = () => page.evaluate(() => document.body.classList.contains('dark'));
  await expect.poll(isDark).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(isDark).toBe(false);
});
