import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { CamposDePlantillasDto, PlantillaDetalleDto } from '../../../api/generated/plantillas';
import { refusal, startApiServer } from '../../../testing/api-server';
import { carpetasPage } from '../../../testing/carpetas';
import { fakeSizes } from '../../../testing/fake-sizes';
import { showPages } from '../../../testing/show-pages';
import { routes } from './plantillas.routes';

fakeSizes();
const server = startApiServer();

const version = (n: number) => ({
  ...{ n, nombreOriginal: 'Poder.docx', bytes: 1200, sha256: 'a'.repeat(64), motivo: null },
  ...{ autor: { id: 'u-1', nombre: 'Elena Sol' }, creadaEn: '2026-03-04T12:00:00.000Z' },
});
const poder: PlantillaDetalleDto = {
  ...{ id: 'p-1', esInicial: false, nombre: 'Poder', descripcion: null, tiposActo: [], versionActual: 3 },
  ...{ activa: true, actualizadaEn: '2026-03-04T12:00:00.000Z', version: 4, campos: [] },
  versiones: [version(3), version(2), version(1)],
};
const campos: CamposDePlantillasDto = {
  grupos: [
    { nombre: 'Carpeta', secciones: [], campos: [{ escrito: '{carpeta.monto}', nombre: 'Monto' }] },
    {
      nombre: 'Partes',
      secciones: [{ escrito: '{#vendedores}…{/vendedores}', nombre: 'Partes: vendedor' }],
      campos: [{ escrito: '{estadoCivil}', nombre: 'Estado civil' }],
    },
  ],
  filtros: [],
};

let plantilla: PlantillaDetalleDto;

beforeEach(() => {
  plantilla = poder;
  server.use(
    http.get('*/api/plantillas', () => HttpResponse.json([plantilla])),
    http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([]))),
    http.get('*/api/clausulas', () => HttpResponse.json([])),
    http.get('*/api/plantillas/campos', () => HttpResponse.json(campos)),
    http.get('*/api/plantillas/p-1', () => HttpResponse.json(plantilla)),
    http.post('*/api/plantillas/p-1/versiones/:n/restaurar', ({ params }) => {
      if (params.n === '1') {
        const wrong = ['No existe el campo «clausula.vieja».', 'No existe el filtro «letra».'];
        const details = wrong.map((mensaje) => ({ campo: 'archivo', mensaje }));
        return refusal(422, 'PLANTILLA_CON_ERRORES', 'La plantilla tiene 2 errores.', details);
      }
      plantilla = { ...poder, versionActual: 4, versiones: [version(4), ...poder.versiones] };
      return HttpResponse.json(plantilla);
    }),
  );
});

it.each(['/plantillas', '/plantillas/p-1'])(
  'the page %s tells a person who uses no templates who uses them, and fetches nothing',
  async (path) => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(request.url));
    onTestFinished(() => server.events.removeAllListeners());
    showPages(routes, { path, rolId: 4 });
    await screen.findByText('Su rol no usa plantillas');
    expect(asked.filter((url) => /plantillas|clausulas/.test(url))).toEqual([]);
  },
);

it('the page shows the templates to a person who uses them without changing them, without a button to change them', async () => {
  showPages(routes, { path: '/plantillas/p-1', rolId: 3 });
  await screen.findByText('Versión 2');
  expect(screen.queryByRole('button', { name: /^(Reponer|Editar|Subir|Desactivar)/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Campos' })).toBeTruthy();
});

it('a version is taken back, and one that is not valid any more shows all its errors', async () => {
  showPages(routes, { path: '/plantillas/p-1' });
  fireEvent.click(await screen.findByRole('button', { name: 'Reponer la versión 1' }));
  // The problems show beside the pressed button.
  const versiones = screen.getByRole('list', { name: 'Versiones de la plantilla' });
  const problemas = await within(versiones).findByRole('list', { name: 'Errores de la plantilla' });
  expect(within(problemas).getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Reponer la versión 2' }));
  await screen.findByText('Versión 2 repuesta: es ahora la 4');
  await screen.findByRole('button', { name: 'Reponer la versión 3' });
  expect(screen.queryByRole('button', { name: 'Reponer la versión 4' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Errores de la plantilla' })).toBeNull();
});

it('a field is found by a word, and copied with both ends of a section', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  showPages(routes, { path: '/plantillas' });
  fireEvent.click(await screen.findByRole('button', { name: 'Campos' }));
  const dialog = await screen.findByRole('dialog', { name: 'Campos de las plantillas' });
  const buscar = await within(dialog).findByRole('searchbox', { name: 'Buscar un campo' });
  fireEvent.change(buscar, { target: { value: 'partes' } });
  await waitFor(() => expect(within(dialog).queryByText('{carpeta.monto}')).toBeNull());
  fireEvent.click(await within(dialog).findByRole('button', { name: /Estado civil/ }));
  await within(dialog).findByText('Copiado: {estadoCivil}');
  fireEvent.click(within(dialog).getByRole('button', { name: /vendedor/ }));
  await within(dialog).findByText('Copiado: {#vendedores}{/vendedores}');
  expect(writeText.mock.calls).toEqual([['{estadoCivil}'], ['{#vendedores}{/vendedores}']]);
});

it('the page asks before a clause that is being written is lost', async () => {
  showPages(routes, { path: '/plantillas' });
  fireEvent.click(await screen.findByRole('button', { name: 'Nueva cláusula' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nueva cláusula' });
  fireEvent.change(within(dialog).getByLabelText(/^Texto/), { target: { value: 'Al contado' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/^Texto/).value).toBe('Al contado');
});
