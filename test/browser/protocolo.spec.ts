import { expect, it } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { inspectPage, WIDTHS } from './support/inspect.ts';
import { moveTo, openAs } from './support/open.ts';
import { numerarYFirmar } from './support/protocolo.ts';

const chromium = withChromium();
const TITULAR = 'titular.lavalle@ejemplo.test';

it("a carpeta is numbered and signed in one step, its copies are issued and handed over, and the year's index lists it", async () => {
  const person = await apiAs(TITULAR);
  const tipos = await person.get('/api/tipos-acto');
  const { id: tipoActoId } = tipos.find(({ nombre }: { nombre: string }) => nombre.startsWith('Acta'));
  const caratula = `Constatación en Ñuñorco ${Date.now()}`;
  const carpeta = await person.post('/api/carpetas', { caratula, tipoActoId, abrir: true });
  const persona = { tipo: 'humana', nombre: 'Rita', apellidos: 'Ñandú' };
  await person.post(`/api/carpetas/${carpeta.id}/partes`, { rol: 'requirente', persona });
  const requisitos = await person.get(`/api/carpetas/${carpeta.id}/requisitos`);
  const ids = requisitos.map(({ id }: { id: string }) => id);
  if (ids.length > 0) {
    await person.patch(`/api/carpetas/${carpeta.id}/requisitos`, { ids, estado: 'aprobado' });
  }
  const page = await openAs(chromium(), TITULAR, `/carpetas/${carpeta.id}/protocolo`, { viewport: WIDTHS.escritorio });
  await page.getByText('Todavía no está numerado').waitFor();
  await page.getByRole('button', { name: 'Pasar a firma' }).click();
  await numerarYFirmar(page);
  const instrumento = page.getByRole('article', { name: /^Acta \d+$/ });
  await instrumento.waitFor();
  const nombre = (await instrumento.getAttribute('aria-label')) as string;
  await page.getByText('Fecha de la firma', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Expedir copia' }).click();
  const nueva = page.getByRole('dialog', { name: 'Expedir copia' });
  await nueva.getByRole('textbox', { name: 'Quién la pide' }).fill('Rita Ñandú');
  await nueva.getByRole('button', { name: 'Expedir', exact: true }).click();
  await page.getByText('Sin retirar').waitFor();
  await inspectPage(page, 'Protocolo de la carpeta');
  await page.getByRole('button', { name: 'Acciones de Primera copia' }).click();
  await page.getByRole('menuitem', { name: 'Entregar o editar' }).click();
  const copia = page.getByRole('dialog', { name: 'Primera copia' });
  await copia.getByRole('textbox', { name: 'Quién la retiró' }).fill('Su hermano');
  await copia.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText(/^La retiró Su hermano/).waitFor();

  await moveTo(page, `/protocolo?buscar=${encodeURIComponent(caratula)}`);
  await page.getByRole('link', { name: nombre, exact: true }).waitFor();
  await page.getByText('Rita Ñandú').waitFor();
  await inspectPage(page, 'Protocolo');
  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Índice en PDF' }).click();
  expect((await downloads).suggestedFilename()).toBe('indice-protocolo.pdf');
});
