import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../support/page.ts';
import { preferScheme } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { expectAccessible, inspectColours, inspectPage, WIDTHS, WITHOUT_COLOURS } from './support/inspect.ts';
import { moveTo, openAs } from './support/open.ts';
import { at } from './support/product.ts';
import { sessionOf } from './support/sign-in.ts';

const chromium = withChromium();

const OF_GUESTS = [
  '/',
  '/landing-preview',
  '/sign-in',
  '/sign-up',
  '/confirmation-required',
  '/confirmar-correo',
  '/forgot-password',
  '/acceso-cerrado',
  '/reset-password',
  '/reset-password#token=x',
  '/error/403',
  '/error/404',
  '/error/500',
  '/404-not-found',
];

/** @param carpeta the address of a carpeta */
const ofMembers = (carpeta: string) => [
  '/carpetas/nueva',
  '/carpetas',
  `${carpeta}/partes`,
  `${carpeta}/requisitos`,
  `${carpeta}/documentos`,
  `${carpeta}/plazos`,
  `${carpeta}/inscripcion`,
  `${carpeta}/actividad`,
  '/personas',
  '/agenda',
  '/agenda/nuevo',
  '/agenda/feriados',
  '/agenda/reglas',
  '/carpetas?buscar=nadie',
  '/chat',
  '/apps/contacts',
  '/apps/contacts/nuevo',
  '/apps/mailbox/inbox/1',
  '/apps/mailbox/settings',
  '/apps/academy',
  '/apps/academy/equipo',
  '/dashboards/project',
  '/dashboards/project?vista=montos',
  '/dashboards/project?vista=equipo',
  '/dashboards/analytics',
  '/apps/ecommerce/inventory',
  '/apps/ecommerce/inventory/listas',
  '/papelera',
  '/pages/activities',
  '/ui/icons/heroicons-outline?icono=bell',
  '/dashboards/crypto',
  '/dashboards/finance',
  '/certificados',
  '/inscripciones',
  '/protocolo',
  '/actos',
  '/plantillas',
  '/apps/help-center?q=carpeta',
  '/apps/help-center/faqs#most-asked/numero',
  '/apps/help-center/guides',
  '/apps/help-center/guides/projects',
  '/apps/help-center/guides/projects/documentos',
  '/apps/help-center/support',
  '/apps/help-center',
  '/configuraciones/perfil',
  '/configuraciones/cuenta',
  '/configuraciones/preferencias',
  '/configuraciones/seguridad',
  '/configuraciones/plan',
  '/configuraciones/notificaciones',
  '/configuraciones/equipo',
  '/example',
];

const DEMO = 'demo@carpetas.test';

async function inspect(page: Page, path: string): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  // A page has the same colours in every width.
  const isWide = page.viewportSize()?.width === WIDTHS.escritorio.width;
  await inspectPage(page, path, isWide ? {} : WITHOUT_COLOURS);
  if (isWide) await inspectColours(page, path, ['dark']);
}

const widths = [
  ['escritorio', WIDTHS.escritorio],
  ['teléfono', WIDTHS.teléfono],
] as const;

it.each(widths)('every page of guests: %s', { timeout: 240_000 }, async (_, viewport) => {
  const page = await openPage(chromium(), { viewport });
  for (const path of OF_GUESTS) {
    await page.goto(at(path));
    await inspect(page, path);
  }
});

it.each(widths)('every page of members: %s', { timeout: 240_000 }, async (_, viewport) => {
  const choosing = await openPage(chromium(), { viewport, storageState: await sessionOf(DEMO) });
  for (const path of ['/seleccionar-cuenta', '/onboarding/crear-cuenta']) {
    await choosing.goto(at(path));
    await inspect(choosing, path);
  }

  const page = await openAs(chromium(), DEMO, '/carpetas', { viewport, cuenta: 'Escribanía Lavalle Norte' });
  const carpeta = await page.locator('a[href^="/carpetas/0"]').first().getAttribute('href');
  for (const path of ofMembers(String(carpeta))) {
    await moveTo(page, path);
    await inspect(page, path);
  }
});

it('breaks no rule while it waits for an answer', async () => {
  const guest = await openPage(chromium());
  await guest.goto(at('/sign-in'));
  await expectWaitingAccessible(guest, '**/api/auth/sign-in', async () => {
    await guest.getByRole('textbox', { name: 'Correo electrónico' }).fill(DEMO);
    await guest.getByRole('textbox', { name: 'Contraseña' }).fill('Carpetas-2026');
    await guest.getByRole('button', { name: 'Ingresar', exact: true }).click();
  });

  const member = await openAs(chromium(), 'solo@carpetas.test', '/carpetas');
  await expectWaitingAccessible(member, '**/api/personas?*', () =>
    member.getByRole('link', { name: 'Personas' }).click(),
  );
});

/** Checks a page while the answer to what `act` asks is on its way. */
async function expectWaitingAccessible(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });
  await act();
  await page.getByRole('progressbar', { name: 'Cargando' }).waitFor();
  await expectAccessible(page, path);
  resolve();
  await page.getByRole('progressbar', { name: 'Cargando' }).waitFor({ state: 'detached' });
}

it('shows guests and members in the scheme that they chose', async () => {
  const isDark = (page: Page) => page.evaluate(() => document.body.classList.contains('dark'));
  const guest = await openPage(chromium());
  await guest.addInitScript(() => localStorage.setItem('carpetas.apariencia', JSON.stringify({ scheme: 'dark' })));
  await guest.goto(at('/sign-in'));
  expect(await isDark(guest)).toBe(true);

  await preferScheme('solo@carpetas.test', 'dark');
  const member = await openAs(chromium(), 'solo@carpetas.test', '/carpetas');
  await expect.poll(() => isDark(member)).toBe(true);
});

it('keeps the buttons of a list in their place on a phone, however long its count is', async () => {
  const page = await openAs(chromium(), 'solo@carpetas.test', '/carpetas', { viewport: WIDTHS.teléfono });
  const placeWith = async (count: string) => {
    await page.locator('main header', { hasText: count }).waitFor();
    return page.getByRole('link', { name: 'Nueva carpeta' }).boundingBox();
  };
  const place = await placeWith(' carpetas');
  await page.goto(at('/carpetas?papelera=si'));
  expect(await placeWith('0 carpetas en la papelera')).toEqual(place);
});
