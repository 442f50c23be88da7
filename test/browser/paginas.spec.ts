import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openPage } from '../support/page.ts';
import { withChromium } from './support/chromium.ts';
import { chooseCuenta, signInAsDemo } from './support/sign-in.ts';

const chromium = withChromium();
const at = (path: string) => `${inject('baseUrl')}${path}`;

const WIDTHS = { escritorio: { width: 1440, height: 900 }, teléfono: { width: 390, height: 844 } };
const SCHEMES = ['light', 'dark'] as const;

/** What a page must be whatever it shows: free of axe's complaints, and no wider than the screen. */
async function inspect(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} overflows`).toBe(0);
}

describe.each(Object.entries(WIDTHS))('%s', (_, viewport) => {
  it.each(SCHEMES)('every page in %s', { timeout: 180_000 }, async (scheme) => {
    const page = await openPage(chromium(), { viewport, reducedMotion: 'reduce' });
    await page.addInitScript(
      (value) => localStorage.setItem('carpetas.apariencia', JSON.stringify({ scheme: value })),
      scheme,
    );
    for (const path of ['/', '/sign-in', '/error/403', '/404-not-found']) {
      await inspect(page, path);
    }
    await signInAsDemo(page, inject('baseUrl'));
    await inspect(page, '/seleccionar-cuenta');
    await chooseCuenta(page, 'Escribanía Lavalle Norte');
    expect(await page.evaluate(() => document.body.className)).toBe(`${scheme} theme-default`);
    const carpeta = await page.locator('a[href^="/carpetas/0"]').first().getAttribute('href');
    for (const path of [
      '/carpetas',
      '/carpetas?buscar=nadie',
      '/carpetas/nueva',
      `${carpeta}/partes`,
      `${carpeta}/documentos`,
      `${carpeta}/actividad`,
      '/personas',
      '/onboarding/crear-cuenta',
    ]) {
      await inspect(page, path);
    }
  });
});
