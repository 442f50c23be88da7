import { expect, it } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { goOffline, openAs } from './support/open.ts';

const chromium = withChromium();

it('keeps the page and what is being typed when a press needs code that cannot be fetched', async () => {
  const titular = await apiAs('titular.sol@ejemplo.test');
  const [{ id: tipoActoId }] = await titular.get('/api/tipos-acto');
  const { id } = await titular.post('/api/carpetas', {
    caratula: 'Sin red',
    tipoActoId,
    reservada: false,
    abrir: true,
  });
  const page = await openAs(chromium(), 'titular.sol@ejemplo.test', `/carpetas/${id}/actividad`, {
    expectedMessages: [/ERR_INTERNET_DISCONNECTED/, /^No se pudo conectar con el servidor/],
  });
  const comment = page.getByRole('textbox', { name: 'Comentario' });
  const open = () => page.getByRole('button', { name: /^Editar prioridad/ }).click();
  await goOffline(page);
  await comment.fill('A medio escribir');

  await open();
  await page.getByText('No se pudo abrir. Revise su conexión.').waitFor();
  expect(await comment.inputValue()).toBe('A medio escribir');

  await page.context().setOffline(false);
  await open();
  await page.getByRole('dialog', { name: 'Editar prioridad' }).waitFor();
  expect(await comment.inputValue()).toBe('A medio escribir');
});
