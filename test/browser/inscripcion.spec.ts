import { it } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { inspectPage, WIDTHS } from './support/inspect.ts';
import { openAs } from './support/open.ts';

const chromium = withChromium();
const TITULAR = 'titular.lavalle@ejemplo.test';

it('a presentation is observed, answered and entered, and the carpeta follows', async () => {
  const person = await apiAs(TITULAR);
  const { id: escribanoId } = await person.get('/api/common/user');
  const tipos = await person.get('/api/tipos-acto');
  const { id: tipoActoId } = tipos.find(({ nombre }: { nombre: string }) => nombre.startsWith('Donación'));
  const { id } = await person.post('/api/carpetas', { caratula: 'Una donación', tipoActoId, escribanoId, abrir: true });
  for (const rol of ['donante', 'donatario']) {
    await person.post(`/api/carpetas/${id}/partes`, {
      rol,
      persona: { tipo: 'humana', nombre: 'Rita', apellidos: rol },
    });
  }
  const requisitos = await person.get(`/api/carpetas/${id}/requisitos`);
  const ids = requisitos.map((requisito: { id: string }) => requisito.id);
  await person.patch(`/api/carpetas/${id}/requisitos`, { ids, estado: 'aprobado' });
  await person.post(`/api/carpetas/${id}/instrumentos`, { tipo: 'certificacion', lugar: 'Rosario', motivo: 'Urge' });
  for (const estado of ['lista_para_firma', 'firmada']) {
    const { version } = await person.get(`/api/carpetas/${id}`);
    await person.post(`/api/carpetas/${id}/mover`, { estado }, version);
  }

  const page = await openAs(chromium(), TITULAR, `/carpetas/${id}/inscripcion`, { viewport: WIDTHS.escritorio });
  await page.getByRole('button', { name: 'Agregar inscripción' }).click();
  const nueva = page.getByRole('dialog', { name: 'Agregar una inscripción' });
  await nueva.getByRole('textbox', { name: 'Registro' }).fill('Registro de la Propiedad');
  await nueva.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByRole('button', { name: 'Presentar: Registro de la Propiedad' }).click();
  const presentar = page.getByRole('dialog', { name: 'Anotar la presentación' });
  await presentar.getByRole('textbox', { name: 'Número de entrada' }).fill('1234/26');
  await presentar.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText(/^Presentada el .* con el número 1234\/26$/).waitFor();
  const estado = (nombre: string) => page.getByRole('banner').or(page.locator('header')).getByText(nombre).first();
  await estado('En inscripción').waitFor();

  await page.getByRole('button', { name: 'Más acciones de Registro de la Propiedad' }).click();
  await page.getByRole('menuitem', { name: 'Anotar una observación' }).click();
  const observar = page.getByRole('dialog', { name: 'Observación de Registro de la Propiedad' });
  await observar.getByRole('textbox', { name: 'Qué observó' }).fill('Falta la plancheta');
  await observar.getByRole('button', { name: 'Anotar' }).click();
  await page
    .getByRole('link', { name: 'Inscripción en Registro de la Propiedad: falta contestar la observación' })
    .waitFor();
  await inspectPage(page, 'Una inscripción observada');

  await page.getByRole('button', { name: 'Contestar: Registro de la Propiedad' }).click();
  const contestar = page.getByRole('dialog', { name: 'Contestar a Registro de la Propiedad' });
  await contestar.getByRole('textbox', { name: 'Cómo se contestó' }).fill('Se agregó');
  await contestar.getByRole('button', { name: 'Contestada' }).click();
  await page.getByRole('button', { name: 'Anotar el resultado: Registro de la Propiedad' }).click();
  const resolver = page.getByRole('dialog', { name: 'Resultado de Registro de la Propiedad' });
  await resolver.getByRole('textbox', { name: 'Asiento' }).fill('Matrícula 12-345');
  await resolver.getByRole('button', { name: 'Anotar' }).click();
  await page.getByText(/inscripta el .*, Matrícula 12-345$/).waitFor();
  await page.getByRole('button', { name: 'Entregar' }).waitFor();
});
