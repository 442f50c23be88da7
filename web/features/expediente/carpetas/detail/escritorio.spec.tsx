import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Item as Pendiente } from '../../../../api/agenda-api';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { startApiServer } from '../../../../testing/api-server';
import { buildCarpeta } from '../../../../testing/carpetas';
import { requisito } from '../../../../testing/requisitos';
import { showPages } from '../../../../testing/show-pages';
import { Escritorio } from './escritorio';

const server = startApiServer();

const build = (changes: Partial<Pendiente>): Pendiente => ({
  ...{ clase: 'plazo', id: 'p-1', titulo: 'Copias', dia: '2026-11-30', desde: null, hasta: null, lugar: null },
  ...{ hecho: false, carpeta: null, personas: [], enlace: '/carpetas/c-1/plazos/p-1', version: null, serieId: null },
  ...changes,
});

const requisitos = [
  requisito({ nombre: 'Dominio', certificado: 'dominio' }),
  requisito({ nombre: 'Identidad' }),
  requisito({ nombre: 'Expensas', certificado: 'libre_deuda', obligatorio: false }),
];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T15:00:00Z'), toFake: ['Date'] });
  server.use(
    http.get('*/api/apps/tasks/all', () => HttpResponse.json([])),
    http.get('*/api/carpetas/c-1/requisitos', () => HttpResponse.json(requisitos)),
    http.get('*/api/carpetas/c-1/inmuebles', () => HttpResponse.json([{ id: 'i-1' }])),
    http.get('*/api/agenda/carpetas/:id', () =>
      HttpResponse.json({
        hoy: '2026-11-27',
        atrasado: [build({ clase: 'firma', dia: '2026-11-26', enlace: '/carpetas/c-1' })],
        proximo: [build({})],
      }),
    ),
  );
});
afterEach(() => void vi.useRealTimers());

const show = (changes: Partial<CarpetaDetalleDto> = {}) => {
  const faltantes = [1, 2, 3, 4].map((n) => ({ texto: `Falta ${n}.`, lugar: 'requisitos' as const, id: `r-${n}` }));
  const movimiento = { permitido: false, motivo: 'Falta 1.', requiereMotivo: false, faltantes };
  const carpeta = buildCarpeta({
    ...{
      id: 'c-1',
      estado: 'en_preparacion',
      recorrido: { ...buildCarpeta().recorrido, siguiente: 'lista_para_firma' },
    },
    movimientos: [{ estado: 'lista_para_firma', ...movimiento }],
    ...changes,
  });
  showPages([{ path: '/', element: <Escritorio carpeta={carpeta} /> }], { path: '/' });
};
/** Opens a part of the desk, and reads its lines. */
const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name} \\d+$`), expanded: false }));
  expect(screen.getByRole('button', { name: new RegExp(`^${name}`) }).ariaExpanded).toBe('true');
  return within(screen.getByRole('list', { name: new RegExp(`^${name}`) }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('shows the first thing that the next move waits for, that is late and that comes next, each with a link', async () => {
  show();
  await screen.findByRole('link', { name: 'Copias' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...['Qué falta 4', 'Atrasado 1', 'Qué sigue 1'],
  ]);
  expect(screen.queryByRole('link', { name: 'Falta 2' })).toBeNull();
  expect(hrefs()).toEqual(['/carpetas/c-1/requisitos/r-1', '/agenda?dia=2026-11-26', '/carpetas/c-1/plazos/p-1']);
});

it('shows all things of one part at a time', async () => {
  show();
  expect(await open('Qué sigue')).toEqual(['Copiasdentro de 3 días']);
  expect(await open('Qué falta')).toEqual(['Falta 1', 'Falta 2', 'Falta 3', 'Falta 4']);
  expect(screen.getByRole('button', { name: /^Qué sigue/ }).ariaExpanded).toBe('false');
  expect(await open('Atrasado')).toEqual(['Firma previstaayer']);
  fireEvent.click(screen.getByRole('button', { name: /^Atrasado/ }));
  expect(screen.queryByRole('list')).toBeNull();
});

it('says that nothing is missing, late or next', async () => {
  server.use(
    http.get('*/api/agenda/carpetas/:id', () => HttpResponse.json({ hoy: '2026-11-27', atrasado: [], proximo: [] })),
  );
  show({ movimientos: [] });
  await screen.findByText('Nada atrasado');
  expect(screen.getByText('Nada detiene el próximo paso')).toBeTruthy();
  expect(screen.getByText('Nada con fecha')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks for all certificates that the signature waits for, with one press', async () => {
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/carpetas/c-1/certificados/pedir', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json([]);
    }),
  );
  show();
  // The button is there while the lines are folded.
  fireEvent.click(await screen.findByRole('button', { name: 'Pedir los certificados (1)' }));
  await waitFor(() => expect(asked).toEqual([{ requisitoIds: [requisitos[0]?.id] }]));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Qué falta/ })));
});

it('does not offer to ask for certificates of an inmueble before there is one, and leads to where it is added', async () => {
  const regla = { id: 'r-1', tipo: 'dominio', nombre: 'Dominio', por: 'inmueble', usual: true };
  server.use(
    http.get('*/api/carpetas/c-1/inmuebles', () => HttpResponse.json([])),
    http.get('*/api/certificados/reglas', () => HttpResponse.json([regla])),
  );
  show();
  await open('Qué falta');
  await screen.findByText('Un certificado se pide cuando haya inmueble:');
  const link = screen.getByRole('link', { name: 'Agregar inmueble' });
  expect(link.getAttribute('href')).toBe('/carpetas/c-1/inmuebles/agregar');
  expect(screen.queryByRole('button', { name: /^Pedir los certificados/ })).toBeNull();
});

it('names for a carpeta that is ready the certificates that end before the planned day', async () => {
  const certificado = { id: 'ce-1', necesario: true, impedimento: 'Dominio: vence 11/12.' };
  server.use(http.get('*/api/carpetas/c-1/certificados', () => HttpResponse.json([certificado])));
  const movimiento = { permitido: true, motivo: null, requiereMotivo: false, faltantes: [] };
  show({
    estado: 'lista_para_firma',
    recorrido: { ...buildCarpeta().recorrido, siguiente: 'firmada' },
    movimientos: [{ estado: 'firmada', ...movimiento }],
  });
  const link = await screen.findByRole('link', { name: 'Dominio: vence 11/12, antes de la firma prevista' });
  expect(link.getAttribute('href')).toBe('/carpetas/c-1/certificados/ce-1');
});

it('is not shown for a carpeta that is over', () => {
  show({ estado: 'archivada' });
  expect(screen.queryByRole('region', { name: 'Escritorio de la carpeta' })).toBeNull();
});
