import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Outlet } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { InmuebleDeCarpetaDto } from '../../../api/generated/inmuebles';
import { fieldRefusal, startApiServer } from '../../../testing/api-server';
import { showPages } from '../../../testing/show-pages';
import { deCarpeta } from './inmuebles.carpeta';

const server = startApiServer();
const path = '/carpetas/c-1/inmuebles';

const build = (changes: Partial<InmuebleDeCarpetaDto> = {}): InmuebleDeCarpetaDto => ({
  id: 'i-1',
  nombre: 'Matrícula 1-1',
  matricula: '1-1',
  registro: 'CABA',
  nomenclatura: null,
  domicilio: 'Lavalle 120',
  comunidad: null,
  superficie: '52.5',
  superficieUnidad: 'm2',
  linderos: null,
  valuacion: null,
  valuacionMoneda: null,
  valuacionAnio: null,
  comoAlFirmar: false,
  actualizadoEn: '2026-03-04T12:00:00.000Z',
  version: 1,
  porcentaje: '50.00',
  orden: 1,
  otrasCarpetas: [{ id: 'c-2', codigo: '2026-000002', caratula: 'La hipoteca', estado: 'firmada' }],
  ...changes,
});

let inmuebles: InmuebleDeCarpetaDto[];
let certificados: object[];
let written: unknown[];

beforeEach(() => {
  inmuebles = [];
  certificados = [];
  written = [];
  server.use(
    http.get('*/api/cuentas', () => HttpResponse.json([{ cuentaId: 'cuenta-a', nombre: 'A', pais: 'AR', rolId: 1 }])),
    http.get('*/api/carpetas/c-1/inmuebles', () => HttpResponse.json(inmuebles)),
    http.get('*/api/carpetas/c-1/certificados', () => HttpResponse.json(certificados)),
    http.get('*/api/inmuebles', () =>
      HttpResponse.json({
        inmuebles: [],
        paginacion: { total: 0, totalEsMinimo: false, pagina: 1, tamano: 10, ultimaPagina: 1 },
      }),
    ),
    http.post('*/api/carpetas/c-1/inmuebles', async ({ request }) => {
      const body = (await request.json()) as { inmueble?: { matricula: string } };
      written.push(body);
      if (body.inmueble?.matricula === '9') {
        return fieldRefusal(409, 'INMUEBLE_REPETIDO', 'Ya hay un inmueble con esa matrícula.', 'matricula');
      }
      inmuebles = [build()];
      return HttpResponse.json(inmuebles[0], { status: 201 });
    }),
    http.delete('*/api/carpetas/c-1/inmuebles/i-1', () => {
      inmuebles = [];
      return HttpResponse.json(true);
    }),
  );
});

function showTab({ editarInmuebles = true, fechaFirma = null as string | null } = {}) {
  const carpeta = { id: 'c-1', fechaFirma, permisos: { editarInmuebles } };
  return showPages(
    [{ path: '/carpetas/c-1', element: <Outlet context={carpeta} />, children: [deCarpeta.tab.route] }],
    {
      path,
    },
  );
}

it('adds a new inmueble, names an existing matrícula, and removes it with a way back', async () => {
  const { router } = showTab();
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar inmueble' }));
  const dialog = await screen.findByRole('dialog', { name: 'Agregar inmueble' });
  const matricula = within(dialog).getByLabelText('Matrícula o finca');
  fireEvent.change(matricula, { target: { value: '9' } });
  fireEvent.change(within(dialog).getByLabelText('Parte indivisa'), { target: { value: '50' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Agregar' }));
  await within(dialog).findByText('Ya hay un inmueble con esa matrícula.');
  fireEvent.change(matricula, { target: { value: '1-1' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Agregar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  expect(written.at(-1)).toMatchObject({ inmueble: { matricula: '1-1' }, porcentaje: '50' });
  const row = within(await screen.findByRole('list', { name: 'Inmuebles' }));
  expect(row.getByText('52,5 m²')).toBeTruthy();
  expect(row.getByRole('link', { name: '2026-000002' }).getAttribute('href')).toBe('/carpetas/c-2/inmuebles');

  fireEvent.click(row.getByRole('button', { name: 'Acciones de Matrícula 1-1' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Quitar de la carpeta' }));
  await screen.findByText('Todavía no hay inmuebles');
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(written.at(-1)).toEqual({ inmuebleId: 'i-1', porcentaje: '50.00', orden: 1 }));
});

it('says before an inmueble is removed which of its certificates follow', async () => {
  inmuebles = [build()];
  const inmueble = { id: 'i-1', nombre: 'Matrícula 1-1' };
  certificados = [
    { id: 'ce-1', nombre: 'Dominio', inmueble, parte: null, iniciado: true },
    { id: 'ce-2', nombre: 'Catastral', inmueble, parte: null, iniciado: false },
    { id: 'ce-3', nombre: 'Inhibición', inmueble: null, parte: { id: 'x-1', nombre: 'Ana' }, iniciado: false },
  ];
  showTab();
  const ask = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Matrícula 1-1' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Quitar de la carpeta' }));
    return within(await screen.findByRole('alertdialog', { name: '¿Quitar «Matrícula 1-1» de la carpeta?' }));
  };
  const question = await ask();
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Se quita también su certificado por pedir: Catastral.',
    'Queda en la carpeta el que ya se pidió, y la firma deja de esperarlo: Dominio.',
  ]);
  fireEvent.click(question.getByRole('button', { name: 'Dejar como está' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(inmuebles).toHaveLength(1);
  fireEvent.click((await ask()).getByRole('button', { name: 'Quitar' }));
  await screen.findByText('Inmueble quitado: Matrícula 1-1');
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});

it('says that it shows the signed values, with the day and the number', async () => {
  inmuebles = [build({ comoAlFirmar: true })];
  server.use(
    http.get('*/api/carpetas/c-1/instrumentos', () =>
      HttpResponse.json([
        { id: 'n-1', tipo: 'acta', numero: 40, estado: 'errose', copias: [] },
        { id: 'n-2', tipo: 'escritura', numero: 41, estado: 'vigente', copias: [] },
      ]),
    ),
  );
  showTab({ editarInmuebles: false, fechaFirma: '2026-03-16' });
  const link = await screen.findByRole('link', { name: 'escritura 41' });
  expect(link.closest('p')?.textContent).toBe(
    'Como se firmó el 16/03/2026, escritura 41. Lo que cambie después en los inmuebles no se muestra aquí.',
  );
});

it('can only be read by a person who may not change inmuebles', async () => {
  inmuebles = [build()];
  showTab({ editarInmuebles: false });
  await screen.findByText('Matrícula 1-1');
  expect(screen.queryByRole('button')).toBeNull();
});
