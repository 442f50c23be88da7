import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { pdfOf } from './support/files.ts';
import { inspectColours, inspectPage, WIDTHS, WITHOUT_COLOURS } from './support/inspect.ts';
import { openAs } from './support/open.ts';

const chromium = withChromium();
const TITULAR = 'titular.lavalle@ejemplo.test';
const OFICIAL = 'oficial.lavalle@ejemplo.test';
const IDENTIDAD = 'Documentos de identidad a la vista';

/** Opens a poder, whose acto has few requisitos. */
async function newPoder(): Promise<string> {
  const person = await apiAs(TITULAR);
  const actos = await person.get('/api/tipos-acto');
  const { id } = actos.find(({ nombre }: { nombre: string }) => nombre === 'Poder');
  return (await person.post('/api/carpetas', { caratula: 'Poder de prueba', tipoActoId: id, abrir: true })).id;
}

const tab = (page: Page) =>
  page.getByRole('navigation', { name: 'Secciones de la carpeta' }).getByRole('link', { name: /^Requisitos/ });
/** The tabs of the carpeta that are cut or not visible. */
const cutTabs = (page: Page) =>
  page.getByRole('navigation', { name: 'Secciones de la carpeta' }).evaluate((nav) => {
    const { left, right } = nav.getBoundingClientRect();
    return [...nav.querySelectorAll('a')]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .filter((link) => link.getBoundingClientRect().left < left || link.getBoundingClientRect().right > right)
      .map((link) => link.textContent);
  });
const estado = (page: Page, nombre: string) => page.getByRole('button', { name: `Estado de ${nombre}` });
const names = (page: Page) => page.getByRole('list', { name: 'Requisitos' }).locator('a[href*="/requisitos/"]');

it('are marked, fulfilled by a document, added and approved, while another person sees it, also on a telephone', async () => {
  const carpetaId = await newPoder();
  const page = await openAs(chromium(), TITULAR, `/carpetas/${carpetaId}`, { viewport: WIDTHS.escritorio });
  await tab(page).click();
  await page.getByRole('heading', { name: '0 de 5 resueltos' }).waitFor();
  await page.getByText('Faltan 3 para la firma').waitFor();
  await page.setViewportSize(WIDTHS.tableta);
  expect(await cutTabs(page)).toEqual([]);
  await page.setViewportSize(WIDTHS.escritorio);
  const other = await openAs(chromium(), OFICIAL, `/carpetas/${carpetaId}/requisitos`);

  await estado(page, IDENTIDAD).click();
  await page.getByRole('menuitemradio', { name: 'Solicitado' }).click();
  await estado(other, `${IDENTIDAD}: Solicitado`).waitFor();

  await page.getByRole('button', { name: `Acciones de ${IDENTIDAD}` }).click();
  await page.getByRole('menuitem', { name: 'Adjuntar un documento…' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Subir un archivo' }).click();
  await (await chooser).setFiles({ name: 'DNI.pdf', mimeType: 'application/pdf', buffer: pdfOf('DNI') });
  await page
    .getByRole('list', { name: 'Documentos de la carpeta' })
    .getByRole('button', { name: /DNI\.pdf/ })
    .click();
  await estado(other, `${IDENTIDAD}: Recibido`).waitFor();
  await other.getByRole('link', { name: 'DNI.pdf' }).waitFor();

  await estado(page, 'Personería del poderdante').click();
  await page.getByRole('menuitemradio', { name: 'No aplica…' }).click();
  const why = page.getByRole('dialog', { name: '«Personería del poderdante» no aplica' });
  await why.getByRole('button', { name: 'Marcar que no aplica' }).click();
  await why.getByText('Escriba por qué no aplica.').waitFor();
  await why.getByRole('textbox', { name: 'Motivo' }).fill('Actúa por sí');
  await why.getByRole('button', { name: 'Marcar que no aplica' }).click();
  await page.getByText('No aplica: Actúa por sí').waitFor();

  await page.getByRole('button', { name: 'Agregar requisito' }).click();
  const adding = page.getByRole('dialog', { name: 'Agregar requisito' });
  await adding.getByRole('textbox', { name: 'Qué hace falta' }).fill('Traducción pública');
  await adding.getByRole('textbox', { name: 'Vence' }).fill('05/01/2026');
  await adding.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByText('Faltan 4 para la firma · 1 vencido').waitFor();
  await page.getByRole('button', { name: 'Acciones de Traducción pública' }).click();
  await page.getByRole('menuitem', { name: 'Subir' }).click();
  await expect.poll(() => names(other).allTextContents()).toContain('Traducción pública');
  await expect.poll(async () => (await names(other).allTextContents()).indexOf('Traducción pública')).toBe(4);
  await inspectPage(page, 'Requisitos de la carpeta');

  await postponeAll(page, other);
  await page.getByRole('checkbox', { name: `Elegir ${IDENTIDAD}` }).check();
  await page.getByRole('button', { name: 'Elegir todos' }).click();
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await page.getByText('Nada falta para la firma').waitFor();
  await expect.poll(() => tab(page).innerText()).toMatch(/^Requisitos\s*6 de 6/);
  await page.getByRole('button', { name: 'Acciones de Traducción pública' }).click();
  await page.getByRole('menuitem', { name: 'Quitar de la carpeta' }).click();
  await page.getByRole('heading', { name: '5 de 5 resueltos' }).waitFor();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('heading', { name: '6 de 6 resueltos' }).waitFor();

  await page.setViewportSize(WIDTHS.teléfono);
  await changeOnTelephone(page);
});

/** Postpones all requisitos at once, and takes it back, which another person sees. */
async function postponeAll(page: Page, other: Page): Promise<void> {
  await page.getByRole('checkbox', { name: `Elegir ${IDENTIDAD}` }).check();
  await page.getByRole('button', { name: 'Elegir todos' }).click();
  await page.getByRole('button', { name: 'Vence…' }).click();
  const vence = page.getByRole('dialog', { name: 'Vencimiento de 6 requisitos' });
  await vence.getByRole('textbox', { name: 'Vence' }).fill('05/01/2100');
  await vence.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('6 requisitos hasta el 05/01/2100').waitFor();
  await other.getByText('1 vencido').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await other.getByText('1 vencido').waitFor();
}

/** Takes an approval back on a telephone. */
async function changeOnTelephone(page: Page): Promise<void> {
  const nombre = 'Datos personales y estado civil de las partes';
  await page.getByRole('link', { name: nombre, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: nombre });
  await dialog.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Recibido' }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('heading', { name: '5 de 6 resueltos' }).waitFor();
  await inspectPage(page, 'Requisitos en un teléfono', WITHOUT_COLOURS);
  await inspectColours(page, 'Requisitos en un teléfono', ['dark']);
}

it('follow the newest version of the acto once somebody takes the carpeta to it', async () => {
  const person = await apiAs(TITULAR);
  const nombre = `Acto de prueba ${Date.now()}`;
  const acto = await person.post('/api/tipos-acto', { nombre, requisitos: [{ nombre: 'Uno', obligatorio: true }] });
  const carpeta = await person.post('/api/carpetas', { caratula: nombre, tipoActoId: acto.id, abrir: true });
  const page = await openAs(chromium(), TITULAR, `/carpetas/${carpeta.id}/requisitos`, { viewport: WIDTHS.escritorio });
  await page.getByRole('heading', { name: '0 de 1 resueltos' }).waitFor();

  await person.patch(`/api/tipos-acto/${acto.id}`, { requisitos: [{ nombre: 'Dos', obligatorio: true }] }, 1);
  await page.getByRole('button', { name: 'Pasar a la versión 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pasar a la versión 2 del acto' });
  await dialog.getByText('Se agregan').waitFor();
  await inspectPage(page, 'Pasar a otra versión del acto');
  await dialog.getByRole('button', { name: 'Pasar a la versión 2' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => names(page).allTextContents()).toEqual(['Dos']);
  await person.patch(`/api/tipos-acto/${acto.id}`, { activo: false }, 2);
});
