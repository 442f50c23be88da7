import { expect, it } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { inspectPage, WIDTHS } from './support/inspect.ts';
import { openAs } from './support/open.ts';
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

  await page.goto(new URL(`/protocolo?buscar=${encodeURIComponent(caratula)}`, page.url()).href);
  await page.getByRole('link', { name: nombre, exact: true }).waitFor();
  await page.getByText('Rita Ñandú').waitFor();
  await inspectPage(page, 'Protocolo');
  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Índice en PDF' }).click();
  expect((await downloads).suggestedFilename()).toBe('indice-protocolo.pdf');
});

it('an escritura takes the next number and folio, and refuses an earlier day and a used folio (story 7)', async () => {
  const person = await apiAs(TITULAR);
  const nombre = `Registro de prueba ${Date.now()}`;
  const first = { anioInicial: 2026, escrituraInicial: 41, folioInicial: 120 };
  const registro = await person.post('/api/protocolo/registros', { nombre, ...first });
  const actos = await person.get('/api/tipos-acto');
  const { id: tipoActoId } = actos.find(({ nombre: acto }: { nombre: string }) => acto === 'Poder');
  const carpetas = [];
  for (const caratula of ['Con la escritura 41', 'Con la 42'])
    carpetas.push(await person.post('/api/carpetas', { caratula, tipoActoId, abrir: true }));
  const numbered = {
    registroId: registro.id,
    tipo: 'escritura',
    fecha: '2026-03-04',
    folioDesde: 120,
    folioHasta: 123,
    motivo: 'Se firma mañana',
  };
  await person.post(`/api/carpetas/${carpetas[0].id}/instrumentos`, numbered);

  const page = await openAs(chromium(), TITULAR, `/carpetas/${carpetas[1].id}/protocolo`, {
    expectedMessages: [/status of 422/, /la fecha no puede ser anterior/, /El folio 123 ya está usado/],
  });
  await page.getByRole('button', { name: 'Numerar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Numerar' });
  await dialog.getByRole('combobox', { name: 'Registro' }).click();
  await page.getByRole('option', { name: nombre }).click();
  const fill = async (fecha: string, desde: string) => {
    await dialog.getByRole('textbox', { name: 'Fecha' }).fill(fecha);
    await dialog.getByText(/^Será Escritura 42 de 2026, desde el folio 124\. .* anterior al 04\/03\/2026\.$/).waitFor();
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Se firma mañana');
    await dialog.getByRole('textbox', { name: 'Desde el folio' }).fill(desde);
    await dialog.getByRole('textbox', { name: 'Hasta el folio' }).fill('125');
    await dialog.getByRole('button', { name: 'Numerar', exact: true }).click();
  };
  await fill('03/03/2026', '124');
  await dialog.getByText(/del 04\/03\/2026: la fecha no puede ser anterior\.$/).waitFor();
  await fill('05/03/2026', '123');
  await dialog.getByText('El folio 123 ya está usado: el siguiente es el 124.').waitFor();
  await fill('05/03/2026', '124');
  await page.getByRole('article', { name: 'Escritura 42' }).waitFor();
  const all = await person.get('/api/protocolo/registros');
  const { version } = all.find(({ id }: { id: string }) => id === registro.id);
  await person.patch(`/api/protocolo/registros/${registro.id}`, { activo: false }, version);
});
