import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Outlet } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { InscripcionDeOficinaDto, InscripcionDto } from '../../../api/generated/inscripciones';
import { fieldRefusal, startApiServer } from '../../../testing/api-server';
import { fakeSizes } from '../../../testing/fake-sizes';
import { showPages } from '../../../testing/show-pages';
import { deCarpeta } from './inscripciones.carpeta';
import { routes } from './inscripciones.routes';

fakeSizes();
const server = startApiServer();

const build = (changes: Partial<InscripcionDto> = {}): InscripcionDto => ({
  ...{ id: 'i-1', registro: 'Registro de la Propiedad', que: null, estado: 'por_presentar', presentada: null },
  ...{
    tasaPagada: null,
    numero: null,
    vence: null,
    resuelta: null,
    asiento: null,
    documento: null,
    observaciones: [],
    version: 1,
  },
  ...changes,
});
const observada = build({
  ...{ estado: 'observada', presentada: '2026-03-01', numero: '12/26', version: 3 },
  observaciones: [
    { id: 'o-2', texto: 'Falta la plancheta', observada: '2026-03-03', contestada: null, respuesta: null },
    { id: 'o-1', texto: 'Falta un sello', observada: '2026-03-02', contestada: '2026-03-02', respuesta: 'Se selló' },
  ],
});

let inscripciones: InscripcionDto[];
let written: unknown[];
let asked: string[];

beforeEach(() => {
  inscripciones = [build()];
  written = [];
  asked = [];
  server.use(
    http.get('*/api/carpetas/c-1/inscripciones', () => HttpResponse.json(inscripciones)),
    http.get('*/api/carpetas/c-1/inscripciones/vence', ({ request }) => {
      const isFirst = new URL(request.url).searchParams.get('dia') === '2026-03-01';
      const vence = isFirst ? '2026-05-29' : '2026-06-01';
      return HttpResponse.json({ vence, regla: 'Asiento', fuente: 'LH 17', porConfirmar: true });
    }),
    http.patch('*/api/inscripciones/i-1', async ({ request }) => {
      const changes = (await request.json()) as Partial<InscripcionDto>;
      written.push([request.headers.get('if-match'), changes]);
      if (changes.numero === 'x') {
        return fieldRefusal(422, 'DATOS_INVALIDOS', 'Ese día todavía no llegó.', 'presentada');
      }
      inscripciones = [build({ ...changes, estado: 'presentada', version: 2 })];
      return HttpResponse.json(inscripciones);
    }),
    http.post('*/api/inscripciones/i-1/contestar', async ({ request }) => {
      written.push([request.headers.get('if-match'), await request.json()]);
      inscripciones = [build({ estado: 'presentada', presentada: '2026-03-01', version: 4 })];
      return HttpResponse.json(inscripciones);
    }),
    http.get('*/api/inscripciones', ({ request }) => {
      asked.push(new URL(request.url).search);
      const carpeta: InscripcionDeOficinaDto['carpeta'] = {
        ...{ id: 'c-1', codigo: '2026-000007', caratula: 'Paz a Núñez', estado: 'observada', editable: true },
        responsable: { id: 'u-1', nombre: 'Ana' },
      };
      const rows = inscripciones.map((one) => ({ ...one, grupo: 'observadas', limite: '2026-03-20', carpeta }));
      return HttpResponse.json({
        inscripciones: rows,
        grupos: [{ grupo: 'observadas', total: 1 }],
        paginacion: { total: 1, totalEsMinimo: false, pagina: 1, tamano: 25, ultimaPagina: 1 },
        hoy: '2026-03-15',
      });
    }),
  );
});

function showTab({ editarInscripciones = true, esRegistrable = true } = {}) {
  const acto = { esRegistrable };
  const tipoActo = { id: 't-1', nombre: 'Certificación de firmas' };
  const carpeta = { id: 'c-1', estado: 'firmada', acto, tipoActo, permisos: { editarInscripciones } };
  return showPages(
    [{ path: '/carpetas/c-1', element: <Outlet context={carpeta} />, children: [deCarpeta.tab.route] }],
    { path: '/carpetas/c-1/inscripcion' },
  );
}

it('an inscripción is presented in a form that names errors', async () => {
  showTab();
  fireEvent.click(await screen.findByRole('button', { name: 'Presentar: Registro de la Propiedad' }));
  const dialog = await screen.findByRole('dialog', { name: 'Anotar la presentación' });
  const numero = within(dialog).getByLabelText('Número de entrada');
  fireEvent.change(numero, { target: { value: 'x' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  await within(dialog).findByText('Ese día todavía no llegó.');
  const presentada = within(dialog).getByLabelText(/^Presentada el/);
  fireEvent.change(presentada, { target: { value: '01/03/2026' } });
  fireEvent.blur(presentada);
  fireEvent.change(numero, { target: { value: '12/26' } });
  // The offered last day follows the rule, from the typed day.
  await waitFor(() => expect(within(dialog).getByLabelText('Vence el')).toHaveProperty('value', '29/05/2026'));
  within(dialog).getByText('Según «Asiento» (LH 17). Confirmar con la norma vigente. Se puede cambiar.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Presentada el 01/03/2026 con el número 12/26 · vence el 29/05/2026');
  expect(written.at(-1)).toEqual([
    '"1"',
    expect.objectContaining({ presentada: '2026-03-01', numero: '12/26', vence: '2026-05-29' }),
  ]);
  expect(screen.getByRole('button', { name: 'Anotar el resultado: Registro de la Propiedad' })).toBeTruthy();
});

it('an inscripción shows all its observations, and offers nothing to a person who only reads', async () => {
  inscripciones = [observada];
  showTab({ editarInscripciones: false });
  const list = await screen.findByRole('list', { name: 'Observaciones de Registro de la Propiedad' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Contestada el 02/03/2026: Se selló')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('an inscripción is not offered in a carpeta whose acto is not registrable, and the page says why', async () => {
  inscripciones = [];
  showTab({ esRegistrable: false });
  await screen.findByText('Este acto no se inscribe');
  expect(screen.getByText(/^«Certificación de firmas» no es un acto registrable/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('an inscripción says before it is removed what becomes of its carpeta', async () => {
  inscripciones = [observada];
  showTab();
  fireEvent.click(await screen.findByRole('button', { name: 'Más acciones de Registro de la Propiedad' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Quitar' }));
  await screen.findByText(/Si no queda otra presentada, la carpeta vuelve a «Firmada»\.$/);
});

it('an inscripción is answered on the board of the office, whose address keeps the filters', async () => {
  inscripciones = [{ ...observada, vence: '2026-03-20' }];
  const { router } = showPages(routes, { path: '/inscripciones?mias=si' });
  const link = await screen.findByRole('link', { name: '2026-000007 Paz a Núñez' });
  expect(link.getAttribute('href')).toBe('/carpetas/c-1/inscripcion/i-1');
  expect(screen.getByText('Contestar: vence el 20/03/2026, en 5 días')).toBeTruthy();
  expect(screen.queryByText(/Falta un sello/)).toBeNull();
  // The row does not repeat the last day that the board shows.
  expect(screen.getByText('Presentada el 01/03/2026 con el número 12/26')).toBeTruthy();
  expect(asked).toEqual(['?pagina=1&tamano=25&mias=true']);

  fireEvent.click(screen.getByRole('button', { name: 'Contestar: Registro de la Propiedad' }));
  const dialog = await screen.findByRole('dialog', { name: 'Contestar a Registro de la Propiedad' });
  fireEvent.change(within(dialog).getByLabelText('Cómo se contestó'), { target: { value: 'Se agregó' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Contestada' }));
  await screen.findByRole('button', { name: 'Anotar el resultado: Registro de la Propiedad' });
  expect(written).toEqual([['"3"', expect.objectContaining({ respuesta: 'Se agregó' })]]);

  fireEvent.click(screen.getByRole('button', { name: 'Observadas 1' }));
  await waitFor(() => expect(router.state.location.search).toBe('?grupo=observadas&mias=si'));
});
