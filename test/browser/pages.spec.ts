import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../support/page.ts';
import { preferScheme } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { expectAccessible, inspectColours, WIDTHS } from './support/inspect.ts';
import { moveTo, openAs } from './support/open.ts';
import { DEMO, inspectPagesOfGuests, inspectPagesOfMembers } from './support/pages.ts';
import { at } from './support/product.ts';

const chromium = withChromium();

it('every page of guests is accessible on a wide screen', { timeout: 240_000 }, () =>
  inspectPagesOfGuests(chromium(), WIDTHS.escritorio),
);

it('every page of members is accessible on a wide screen', { timeout: 240_000 }, () =>
  inspectPagesOfMembers(chromium(), WIDTHS.escritorio),
);

it('a page is accessible while it waits for an answer, and in the scheme that the person chose', async () => {
  const isDark = (page: Page) => page.evaluate(() => document.body.classList.contains('dark'));
  const guest = await openPage(chromium());
  await guest.addInitScript(() => localStorage.setItem('carpetas.apariencia', JSON.stringify({ scheme: 'dark' })));
  await guest.goto(at('/sign-in'));
  expect(await isDark(guest)).toBe(true);
  await expectWaitingAccessible(guest, '**/api/auth/sign-in', async () => {
    await guest.getByRole('textbox', { name: 'Correo electrónico' }).fill(DEMO);
    await guest.getByRole('textbox', { name: 'Contraseña' }).fill('Carpetas-2026');
    await guest.getByRole('button', { name: 'Ingresar', exact: true }).click();
  });

  await preferScheme('solo@carpetas.test', 'dark');
  const member = await openAs(chromium(), 'solo@carpetas.test', '/carpetas');
  await expect.poll(() => isDark(member)).toBe(true);
  await expectWaitingAccessible(member, '**/api/personas?*', () =>
    member.getByRole('link', { name: 'Personas' }).click(),
  );
});

/** Checks a page while the answer to a request of `act` is on its way. */
async function expectWaitingAccessible(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });
  await act();
  await page.getByRole('progressbar', { name: 'Cargando' }).waitFor();
  await expectAccessible(page, path, { isWhole: true });
  await inspectColours(page, path, ['light'], { isWhole: true });
  resolve();
  await page.getByRole('progressbar', { name: 'Cargando' }).waitFor({ state: 'detached' });
}

it('keeps the buttons of a list in their place on a phone, however long its count is', async () => {
  const page = await openAs(chromium(), 'solo@carpetas.test', '/carpetas', { viewport: WIDTHS.teléfono });
  const placeWith = async (count: string) => {
    await page.locator('main header', { hasText: count }).waitFor();
    return page.getByRole('link', { name: 'Nueva carpeta' }).boundingBox();
  };
  const place = await placeWith(' carpetas');
  await moveTo(page, '/carpetas?papelera=si');
  expect(await placeWith('0 carpetas en la papelera')).toEqual(place);
});
