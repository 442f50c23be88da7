import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { expectAccessible } from './support/inspect.ts';
import { openAs } from './support/open.ts';
import { at } from './support/product.ts';

const chromium = withChromium();

/** A PNG that is red on the left and blue on the right. */
async function twoColours(): Promise<Buffer> {
  const blue = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const red = sharp({ create: { width: 800, height: 400, channels: 3, background: '#ff0000' } });
  return red
    .composite([{ input: blue, left: 400, top: 0 }])
    .png()
    .toBuffer();
}

/** The middle colour of a picture of the server. */
async function middleOf(src: string): Promise<string> {
  const bytes = Buffer.from(await (await fetch(at(src))).arrayBuffer());
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [r = 0, , b = 0] = data.subarray((info.height / 2) * info.width * 3 + (info.width / 2) * 3);
  return r > b ? 'rojo' : 'azul';
}

const avatarOf = async (page: Page) => (await page.locator('main img').first().getAttribute('src')) ?? '';

const favourites = (page: Page) => page.getByRole('list', { name: 'Favoritos' }).getByRole('link');

/** Chooses favourites and a folded group by keyboard, which another tab and a reload show in their order. */
async function chooseFavourites(page: Page, email: string): Promise<void> {
  const other = await openAs(chromium(), email, '/personas');
  for (const name of ['Agenda', 'Chat']) {
    await page.getByRole('searchbox', { name: 'Filtrar el menú' }).fill(name);
    await page.getByRole('button', { name: `Marcar ${name} como favorito` }).press('Enter');
  }
  await page.getByRole('searchbox', { name: 'Filtrar el menú' }).press('Escape');
  await expect.poll(() => favourites(other).allInnerTexts()).toEqual(['Agenda', 'Chat']);
  // The code that drags has come when the link says how it is moved.
  const chat = favourites(page).filter({ hasText: 'Chat' });
  await expect.poll(() => chat.getAttribute('aria-describedby')).toBeTruthy();
  await chat.press('Space');
  await page.getByText('Tomó «Chat», posición 2 de 2').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.getByText('Posición 1 de 2').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /^Paneles/ }).click();
  await expect.poll(() => favourites(other).allInnerTexts()).toEqual(['Chat', 'Agenda']);
  await other.reload();
  await expect.poll(() => favourites(other).allInnerTexts()).toEqual(['Chat', 'Agenda']);
  await other.getByRole('button', { name: /^Paneles/, expanded: false }).waitFor();
  await expectAccessible(other, 'the menu with favourites', { isWhole: true });
  await other.close();
}

it('shows everybody a new name, the part of a picture that was chosen by keyboard, and everywhere the own menu', async () => {
  const email = 'gestor.lavalle@ejemplo.test';
  const person = await apiAs(email);
  const before = await person.get('/api/common/user');
  onTestFinished(async () => {
    const preferencias = { favoritos: [], gruposPlegados: [] };
    await person.patch('/api/common/user', { user: { name: before.name, preferencias } });
  });
  const page = await openAs(chromium(), email, '/configuraciones/perfil');

  await page.getByLabel('Elegir una foto').setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: await twoColours(),
  });
  const dialog = page.getByRole('dialog', { name: 'Encuadrar la foto' });
  const save = dialog.getByRole('button', { name: 'Guardar foto' });
  await expect.poll(() => save.isEnabled()).toBe(true);
  await expectAccessible(page, 'Encuadrar la foto');
  await dialog.getByRole('slider', { name: 'Acercamiento' }).focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => dialog.getByRole('slider').getAttribute('aria-valuetext')).toBe('200 %');
  await dialog.getByRole('group', { name: 'Encuadre' }).focus();
  // The picture moves left under the circle, so that the blue half is in the middle.
  for (let press = 0; press < 60; press++) await page.keyboard.press('Shift+ArrowLeft');
  await save.click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(async () => middleOf(await avatarOf(page))).toBe('azul');
  const avatar = await avatarOf(page);

  await page.getByLabel('Nombre y apellido').fill('Gestora Renombrada');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Sus datos quedaron guardados').waitFor();
  const titular = await apiAs('demo@carpetas.test');
  const cuenta = (await titular.get('/api/cuentas')).find(({ nombre }: { nombre: string }) => /Lavalle/.test(nombre));
  const { accessToken } = await titular.post(`/api/cuentas/${cuenta.cuentaId}/seleccionar`, {});
  const answer = await fetch(at('/api/miembros'), { headers: { authorization: `Bearer ${accessToken}` } });
  expect(await answer.json()).toContainEqual(expect.objectContaining({ nombre: 'Gestora Renombrada', avatar }));

  await chooseFavourites(page, email);

  await page.getByRole('button', { name: 'Quitar foto' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await page.getByRole('button', { name: 'Subir foto' }).waitFor();
  await expect.poll(async () => (await person.get('/api/common/user')).avatar).toBeNull();
});

it('shows fourteen carpetas at once in the compact density', async () => {
  const email = 'titular.lavalle@ejemplo.test';
  const person = await apiAs(email);
  onTestFinished(async () => {
    await person.patch('/api/common/user', { user: { preferencias: { densidad: 'comoda' } } });
  });
  const page = await openAs(chromium(), email, '/configuraciones/preferencias', {
    viewport: { width: 1440, height: 900 },
  });
  await page.getByRole('radiogroup', { name: 'Densidad' }).getByRole('radio', { name: 'Compacta' }).check();
  await page.getByRole('link', { name: 'Carpetas', exact: true }).first().click();
  const rows = page.getByRole('table', { name: 'Carpetas' }).getByRole('row');
  await rows.nth(14).waitFor();
  const { y = 0, height = 0 } = (await rows.nth(14).boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(900);
});
