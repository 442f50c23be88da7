import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openPage } from '../support/page.ts';
import { preferScheme } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { inspectPage, WIDTHS } from './support/inspect.ts';
import { chooseCuenta, signInAsDemo } from './support/sign-in.ts';

const chromium = withChromium();
const at = (path: string) => `${inject('baseUrl')}${path}`;

const SCHEMES = ['light', 'dark'] as const;

async function inspect(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await page.getByRole('heading').first().waitFor();
  await inspectPage(page, path);
}

describe.each([
  ['escritorio', WIDTHS.escritorio],
  ['teléfono', WIDTHS.teléfono],
])('%s', (_, viewport) => {
  it.each(SCHEMES)('every page in %s', { timeout: 240_000 }, async (scheme) => {
    const page = await openPage(chromium(), { viewport, reducedMotion: 'reduce' });
    await page.addInitScript(
      (value) => localStorage.setItem('carpetas.apariencia', JSON.stringify({ scheme: value })),
      scheme,
    );
    for (const path of [
      '/',
      '/landing-preview',
      '/sign-in',
      '/sign-up',
      '/confirmation-required',
      '/confirmar-correo',
      '/forgot-password',
      '/reset-password',
      '/reset-password?token=x',
      '/error/403',
      '/error/404',
      '/error/500',
      '/404-not-found',
    ]) {
      await inspect(page, path);
    }
    await preferScheme('demo@carpetas.test', scheme);
    await signInAsDemo(page, inject('baseUrl'));
    await inspect(page, '/seleccionar-cuenta');
    await chooseCuenta(page, 'Escribanía Lavalle Norte');
    expect(await page.evaluate(() => document.body.classList.contains('dark'))).toBe(scheme === 'dark');
    const carpeta = await page.locator('a[href^="/carpetas/0"]').first().getAttribute('href');
    for (const path of [
      '/carpetas',
      '/carpetas?buscar=nadie',
      '/carpetas/nueva',
      `${carpeta}/partes`,
      `${carpeta}/documentos`,
      `${carpeta}/actividad`,
      '/personas',
      '/chat',
      '/apps/contacts',
      '/apps/contacts/nuevo',
      '/configuraciones/perfil',
      '/configuraciones/cuenta',
      '/configuraciones/preferencias',
      '/configuraciones/seguridad',
      '/configuraciones/plan',
      '/configuraciones/notificaciones',
      '/configuraciones/equipo',
      '/example',
      '/onboarding/crear-cuenta',
    ]) {
      await inspect(page, path);
    }
  });
});
