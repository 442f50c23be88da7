import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openPage } from '../support/page.ts';
import { preferScheme } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { expectAccessible, inspectPage, WIDTHS } from './support/inspect.ts';
import { signIn } from './support/sign-in.ts';

const chromium = withChromium();
const at = (path: string) => `${inject('baseUrl')}${path}`;

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
const SCHEMES = ['light', 'dark', 'auto'] as const;
const THEMES = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'];

/** Shows the list of carpetas in a layout. */
async function showIn(page: Page, layout: string): Promise<void> {
  await page.goto(at(`/carpetas?layout=${layout}`));
  await page.getByRole('heading', { name: 'Carpetas', level: 1 }).waitFor();
  await page.locator('a[href^="/carpetas/0"]').first().waitFor();
}

describe.each(Object.entries(WIDTHS))('%s', (_, viewport) => {
  it.each(SCHEMES)('every layout in %s', { timeout: 240_000 }, async (scheme) => {
    const page = await openPage(chromium(), { viewport, colorScheme: 'dark', reducedMotion: 'reduce' });
    await preferScheme('gestor.sol@ejemplo.test', scheme);
    await signIn(page, inject('baseUrl'), 'gestor.sol@ejemplo.test');
    await page.getByRole('heading', { name: 'Carpetas', level: 1 }).waitFor();
    for (const layout of LAYOUTS) {
      await showIn(page, layout);
      expect(await page.evaluate(() => document.body.classList.contains('dark'))).toBe(scheme !== 'light');
      await inspectPage(page, `${layout} ${scheme}`);
      const isFull = layout !== 'empty';
      expect(await page.getByRole('contentinfo').count(), `${layout} has a footer`).toBe(isFull ? 1 : 0);
      if (isFull && viewport.width < 960) await openAndCloseNavigation(page, layout);
    }
  });
});

/** Below 960 px the navigation is an overlay: closed at first, opened by the hamburger, closed by choosing a page. */
async function openAndCloseNavigation(page: Page, layout: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Navegación principal' });
  expect(await navigation.isVisible(), `${layout} begins with its navigation closed`).toBe(false);
  await page.getByRole('button', { name: 'Abrir la navegación' }).click();
  await navigation.waitFor();
  await expectAccessible(page, `${layout}, its navigation open`);
  await navigation.getByRole('link', { name: 'Personas' }).click();
  await page.waitForURL(/\/personas/);
  await navigation.waitFor({ state: 'hidden' });
}

it('reads well in all six themes, light and dark', { timeout: 240_000 }, async () => {
  const page = await openPage(chromium(), { viewport: WIDTHS.escritorio, reducedMotion: 'reduce' });
  await preferScheme('gestor.sol@ejemplo.test', 'light');
  await signIn(page, inject('baseUrl'), 'gestor.sol@ejemplo.test');
  await page.getByRole('heading', { name: 'Carpetas', level: 1 }).waitFor();
  for (const layout of ['classy', 'futuristic', 'enterprise', 'material']) {
    await showIn(page, layout);
    await page.waitForLoadState('networkidle');
    for (const theme of THEMES) {
      for (const scheme of ['light', 'dark']) {
        await page.evaluate(
          ([name, light]) => {
            document.body.classList.remove(
              'light',
              'dark',
              ...[...document.body.classList].filter((c) => c.startsWith('theme-')),
            );
            document.body.classList.add(light!, `theme-${name}`);
          },
          [theme, scheme],
        );
        await expectAccessible(page, `${layout} ${theme} ${scheme}`, ['color-contrast']);
      }
    }
  }
});
