import { expect, it } from 'vitest';
import { withChromium } from './support/chromium.ts';
import { fileOf } from './support/files.ts';
import { openAs } from './support/open.ts';

const chromium = withChromium();

/** One byte more than a request takes. */
const TOO_LARGE = 15 * 1024 ** 2 + 1;

it('leads from a page to its guide, takes a vote, and answers a search in its address', async () => {
  const page = await openAs(chromium(), 'solo@carpetas.test', '/papelera');
  await page.getByRole('button', { name: 'Menú de usuario' }).click();
  await page.getByRole('menuitem', { name: 'Ayuda' }).click();
  await page.getByRole('heading', { level: 1, name: 'Recuperar lo eliminado' }).waitFor();
  await page.getByRole('navigation', { name: 'En esta guía' }).getByRole('link', { name: 'Más tarde' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#s-mas-tarde');

  const yes = page.getByRole('button', { name: 'Sí', exact: true });
  await yes.click();
  await page.getByText('Gracias por decirlo.').waitFor();
  await page.reload();
  await expect.poll(() => yes.getAttribute('aria-pressed')).toBe('true');

  await page.getByRole('link', { name: /^Siguiente/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Notificaciones y atajos' }).waitFor();
  await page.getByRole('navigation', { name: 'Camino' }).getByRole('link', { name: 'Centro de ayuda' }).click();
  // The guide has a link to the icons too.
  const search = page.getByRole('searchbox', { name: 'Buscar en la ayuda' });
  await search.waitFor();
  await page.getByRole('link', { name: /^Íconos/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Íconos' }).waitFor();
  await page.goBack();
  await search.fill('numeración');
  await page.getByRole('link', { name: 'Datos de la oficina y numeración' }).waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('numeración');
  await page.getByRole('link', { name: '¿Cuándo recibe número una carpeta?' }).first().click();
  await page.getByText('Los números de cada año van seguidos.').waitFor();
  // A link in a page opens in the same tab.
  await page.getByRole('link', { name: 'Abrir una carpeta', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Abrir una carpeta' }).waitFor();
});

it('takes a request for support with a file, by keyboard and on a phone, and shows where it stands', async () => {
  const page = await openAs(chromium(), 'solo@carpetas.test', '/apps/help-center/support', {
    viewport: { width: 390, height: 844 },
  });
  await page.getByRole('button', { name: 'Enviar' }).press('Enter');
  await page.getByText('Escriba el asunto.').waitFor();
  await page.getByRole('textbox', { name: 'Asunto' }).fill('No imprime');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('La página queda en blanco.');
  // A file that is too large is refused alone. The page removes the file before the request is sent.
  const large = [await fileOf('video.mp4', TOO_LARGE), await fileOf('otro.mp4', TOO_LARGE)];
  await page.locator('input[type=file]').setInputFiles([...large, await fileOf('captura.txt', 4)]);
  await page.getByRole('list', { name: 'Archivos del pedido' }).getByText('4 B').waitFor();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByText('2 archivos no se pudieron adjuntar. Reintente, o quítelos.').waitFor();
  await page.getByRole('button', { name: 'Quitar otro.mp4' }).click();
  await page.getByRole('button', { name: 'Quitar video.mp4' }).click();
  await page.getByRole('button', { name: 'Enviar' }).click();
  const mine = page.getByRole('region', { name: 'Mis pedidos' });
  await mine.getByText('Recibido').waitFor();
  await mine.getByText('captura.txt').waitFor();
  expect(await page.getByRole('textbox', { name: 'Asunto' }).inputValue()).toBe('');
  await mine.getByRole('button', { name: 'Cerrar el pedido «No imprime»' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar el pedido' }).click();
  await mine.getByText('Cerrado').waitFor();
});
