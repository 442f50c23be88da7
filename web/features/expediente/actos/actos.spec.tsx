import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { ActoDetalleDto } from '../../../api/generated/tipos-acto';
import { refusal, startApiServer } from '../../../testing/api-server';
import { fakeSizes } from '../../../testing/fake-sizes';
import { pick } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { routes } from './actos.routes';

fakeSizes();
const server = startApiServer();
const [space, arrowUp] = [32, 38];
const sinMas = { descripcion: null, obligatorio: true, fuente: null, certificado: null };
const requisito = { clave: 'dni', nombre: 'Documento', ...sinMas };
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
  confirmadaEn: null,
  confirmadaPor: null,
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
      const changes = (await request.json()) as Partial<ActoDetalleDto> & { confirmada?: boolean };
      written.push(changes);
      if (changes.confirmada !== undefined) {
        const confirmadaPor = { id: 'u-1', nombre: 'Ana Paz' };
        acto = { ...acto, ...(changes.confirmada ? { confirmadaEn: '2026-11-28T15:00:00Z', confirmadaPor } : build()) };
        return HttpResponse.json(acto);
      }
      acto = { ...acto, ...changes, version: 'activo' in changes ? acto.version : acto.version + 1 };
      return HttpResponse.json(acto);
    }),
  );
});

it('saves only changed fields, as a new version', async () => {
  showPages(routes, { path: '/actos/a-1' });
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar requisito' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /^Requisito 2/ }), { target: { value: 'CUIT' } });
  const handle = screen.getByRole('button', { name: 'Cambiar de lugar requisito 2' });
  handle.focus();
  for (const keyCode of [space, arrowUp, space]) fireEvent.keyDown(handle, { keyCode });
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Requisito 1/ })).toHaveProperty('value', 'CUIT'));
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Versión 3');
  expect(written).toEqual([{ requisitos: [{ clave: null, nombre: 'CUIT', ...sinMas }, requisito] }]);
});

it('saves changed fields over what somebody else saved meanwhile, and keeps the other fields', async () => {
  showPages(routes, { path: '/actos/a-1' });
  fireEvent.change(await screen.findByRole('textbox', { name: /^Nombre/ }), { target: { value: 'Poder especial' } });
  acto = build({ version: 3, secciones: ['Escritura'] });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar lo mío' }));
  await screen.findByText('Escritura');
  await waitFor(() => expect(written).toEqual([{ nombre: 'Poder especial' }]));
});

it('is confirmed by the norms in force, with the person and the time, and a way back', async () => {
  showPages(routes, { path: '/actos/a-1' });
  await screen.findByText('Requisitos: Confirmar con la norma vigente');
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar Poder' }));
  await screen.findByText('Requisitos: los confirmó Ana Paz, 28/11/2026');
  expect(screen.queryByRole('button', { name: 'Confirmar Poder' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await screen.findByText('Requisitos: Confirmar con la norma vigente');
  expect(written).toEqual([{ confirmada: true }, { confirmada: false }]);
});

it('turns an acto off', async () => {
  showPages(routes, { path: '/actos' });
  fireEvent.click(await screen.findByRole('button', { name: 'Desactivar Poder' }));
  const apagados = await screen.findByRole('list', { name: 'Actos desactivados' });
  expect(within(apagados).getByRole('link', { name: 'Poder' })).toBeTruthy();
  expect(written).toEqual([{ activo: false }]);
});

it('can be read, without anything to change, by a person who may not edit it', async () => {
  showPages(routes, { path: '/actos/a-1', rolId: 5 });
  const requisitos = await screen.findByRole('list', { name: 'Requisitos' });
  expect(within(requisitos).getByText('Obligatorio para firmar')).toBeTruthy();
  expect(screen.getByText('Poderdante')).toBeTruthy();
  for (const role of ['switch', 'textbox', 'combobox', 'button']) expect(screen.queryByRole(role)).toBeNull();
});

it('compares any two of its versions, which the address names', async () => {
  const version = (n: number, nombre: string) => ({
    ...acto,
    n,
    nombre,
    creadaPor: null,
    creadaEn: '2026-03-04T12:00:00Z',
  });
  server.use(
    http.get('*/api/tipos-acto/a-1/versiones', () =>
      HttpResponse.json([version(3, 'Poder C'), version(2, 'Poder B'), version(1, 'Poder A')]),
    ),
  );
  const { router } = showPages(routes, { path: '/actos/a-1/versiones?de=2' });
  const cambios = await screen.findByRole('list', { name: 'Cambios de la versión 2 a la 3' });
  expect(cambios.textContent).toBe('Nombre: «Poder B» → «Poder C»');
  await pick(screen.getByRole('combobox', { name: 'A' }), 'Versión 1');
  await screen.findByRole('list', { name: 'Cambios de la versión 2 a la 1' });
  expect(router.state.location.search).toBe('?de=2&a=1');
});
