import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { ActoDetalleDto } from '../../api/generated/tipos-acto';
import { refusal, startApiServer } from '../../testing/api-server';
import { showPages } from '../../testing/show-pages';
import { routes } from './actos.routes';

const server = startApiServer();
const requisito = { clave: 'dni', nombre: 'Documento', descripcion: null, obligatorio: true, fuente: null };
const build = (changes: Partial<ActoDetalleDto> = {}): ActoDetalleDto => ({
  id: 'a-1',
  nombre: 'Poder',
  pais: 'AR',
  esRegistrable: false,
  reservadoPorDefecto: false,
  alcanceAml: false,
  rolesRequeridos: ['poderdante'],
  activo: true,
  version: 2,
  requisitos: [requisito],
  plazos: [],
  secciones: ['Identidad'],
  ...changes,
});

let acto: ActoDetalleDto;
let written: unknown[];

beforeEach(() => {
  acto = build();
  written = [];
  server.use(
    http.get('*/api/reglas-de-plazo', () => HttpResponse.json([])),
    http.get('*/api/tipos-acto', () => HttpResponse.json([acto])),
    http.get('*/api/tipos-acto/a-1', () => HttpResponse.json(acto)),
    http.patch('*/api/tipos-acto/a-1', async ({ request }) => {
      const version = request.headers.get('if-match');
      if (version !== `"${acto.version}"`) return refusal(412, 'VERSION_DISTINTA', 'Otra persona lo modificó.');
      const changes = (await request.json()) as Partial<ActoDetalleDto>;
      written.push(changes);
      acto = { ...acto, ...changes, version: 'activo' in changes ? acto.version : acto.version + 1 };
      return HttpResponse.json(acto);
    }),
  );
});

it('saves only what was changed, as a new version', async () => {
  showPages(routes, { path: '/actos/a-1' });
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar requisito' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /^Requisito 2/ }), { target: { value: 'CUIT' } });
  fireEvent.click(screen.getByRole('button', { name: 'Subir requisito 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Versión 3');
  expect(written).toEqual([
    { requisitos: [{ clave: null, nombre: 'CUIT', descripcion: null, obligatorio: true, fuente: null }, requisito] },
  ]);
});

it('writes what was changed here over what somebody else saved meanwhile, which stays', async () => {
  showPages(routes, { path: '/actos/a-1' });
  fireEvent.change(await screen.findByRole('textbox', { name: /^Nombre/ }), { target: { value: 'Poder especial' } });
  acto = build({ version: 3, secciones: ['Escritura'] });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar lo mío' }));
  await screen.findByText('Escritura');
  await waitFor(() => expect(written).toEqual([{ nombre: 'Poder especial' }]));
});

it('turns an acto off', async () => {
  showPages(routes, { path: '/actos' });
  fireEvent.click(await screen.findByRole('button', { name: 'Desactivar Poder' }));
  const apagados = await screen.findByRole('list', { name: 'Actos desactivados' });
  expect(within(apagados).getByRole('link', { name: 'Poder' })).toBeTruthy();
  expect(written).toEqual([{ activo: false }]);
});
