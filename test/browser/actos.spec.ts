import { expect, it } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { inspectPage, WIDTHS } from './support/inspect.ts';
import { openAs } from './support/open.ts';

const chromium = withChromium();
const TITULAR = 'titular.lavalle@ejemplo.test';

it('a new version of a copied acto asks for another requisito: new carpetas get it, open carpetas do not', async () => {
  const person = await apiAs(TITULAR);
  const tipos = await person.get('/api/tipos-acto');
  const poder = tipos.find(({ nombre }: { nombre: string }) => nombre.startsWith('Poder'));
  const page = await openAs(chromium(), TITULAR, `/actos/${poder.id}`, { viewport: WIDTHS.escritorio });
  await page.getByRole('button', { name: 'Crear una copia' }).click();
  await page.getByRole('heading', { name: 'Nuevo acto' }).waitFor();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Poder para viajar');
  await page.getByRole('button', { name: 'Crear acto' }).click();
  await page.getByRole('heading', { name: 'Poder para viajar' }).waitFor();
  const [, actoId] = /actos\/([^/]+)$/.exec(page.url()) ?? [];
  const abrir = () => person.post('/api/carpetas', { caratula: 'Un viaje', tipoActoId: actoId, abrir: true });
  const abierta = await abrir();

  await page.getByRole('button', { name: 'Agregar requisito' }).click();
  await page
    .getByRole('textbox', { name: /^Requisito/ })
    .last()
    .fill('Pasaporte del menor');
  const asas = page.getByRole('button', { name: /^Cambiar de lugar requisito/ });
  const ultimo = await asas.count();
  await asas.last().press('Space');
  await page.getByText(/^Tomó «Pasaporte del menor»/).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.getByText(new RegExp(`^Posición ${ultimo - 1} de ${ultimo}`)).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page.getByText(/^Soltó «Pasaporte del menor»/).waitFor({ state: 'attached' });
  const penultimo = page.getByRole('textbox', { name: `Requisito ${ultimo - 1}` });
  expect(await penultimo.inputValue()).toBe('Pasaporte del menor');
  await inspectPage(page, 'Un acto que se edita');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('link', { name: 'Versión 2' }).click();
  const cambios = (de: string) => page.getByRole('list', { name: `Cambios de la versión ${de}`, exact: true });
  await cambios('2').getByText('Agrega requisito: Pasaporte del menor').waitFor();
  await inspectPage(page, 'Versiones de un acto');

  const pide = async ({ id }: { id: string }) =>
    (await person.get(`/api/carpetas/${id}/requisitos`)).map(({ nombre }: { nombre: string }) => nombre);
  expect(await pide(await abrir())).toContain('Pasaporte del menor');
  expect(await pide(abierta)).not.toContain('Pasaporte del menor');

  await page.getByRole('button', { name: 'Volver a esta: versión 1' }).click();
  await page.getByRole('button', { name: 'Volver', exact: true }).click();
  const versiones = page.getByRole('list', { name: 'Versiones del acto' });
  await versiones.getByText('Versión 3', { exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'De', exact: true }).click();
  await page.getByRole('option', { name: 'Versión 2' }).click();
  await cambios('2 a la 3').getByText('Quita requisito: Pasaporte del menor').waitFor();
});
