import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { invalidateWhatChanged } from '../../../live/invalidation-saga';
import { liveEventReceived } from '../../../live/live-events';
import { startApiServer } from '../../../testing/api-server';
import { showPages } from '../../../testing/show-pages';
import { routes } from './actividad.routes';
import type { Actividad } from './actividad-api';

const server = startApiServer();
const carpeta = { id: '01a1fcfe-e5b0-7036-8e22-f64d4f310a8c', codigo: '2026-000001', caratula: 'Venta Ríos' };
let asked: URLSearchParams[];
let happened: Actividad[];

const actividad = (n: number, overrides: Partial<Actividad> = {}): Actividad => ({
  id: `a-${n}`,
  description: '',
  date: new Date(Date.now() - (100 - n) * 1000).toISOString(),
  icon: 'heroicons_outline:folder-open',
  accion: 'carpeta.creada',
  clase: 'carpetas',
  frase: `hizo el paso ${n}`,
  usuario: { id: 'u-1', nombre: 'Ana Rivas' },
  carpeta,
  cita: null,
  link: `/carpetas/${carpeta.id}`,
  useRouter: true,
  linkedContent: '2026-000001 · Venta Ríos',
  cursor: `${n}.x`,
  ...overrides,
});

beforeEach(() => {
  asked = [];
  happened = [actividad(2), actividad(1, { usuario: null, cita: 'Falta la seña' })];
  server.use(
    http.get('*/api/miembros', () => HttpResponse.json([])),
    http.get('*/api/pages/activities', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const [antes, despues] = ['antes', 'despues'].map((name) => Number.parseInt(searchParams.get(name) ?? '', 10));
      return HttpResponse.json(
        happened
          .filter(
            ({ cursor }) => !(Number.parseInt(cursor, 10) >= antes!) && !(Number.parseInt(cursor, 10) <= despues!),
          )
          .slice(0, Number(searchParams.get('tamano'))),
      );
    }),
  );
});

it('tells by days what people did, where, and what was written', async () => {
  showPages(routes, { path: '/pages/activities' });
  const newest = (await screen.findByText('hizo el paso 2')).closest('li');
  expect(newest?.textContent).toContain('Ana Rivas hizo el paso 2');
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe(`/carpetas/${carpeta.id}`);
  expect(screen.getByText('hizo el paso 1').textContent).toBe('El sistema hizo el paso 1');
  expect(screen.getByText('Falta la seña').tagName).toBe('BLOCKQUOTE');
});

it('marks the removed and the new words of a correction, but not of a move', async () => {
  const frase =
    'corrigió la escritura 1 de 2026: el lugar, de «Calle Mitre 10, Rosario» a «Calle Belgrano 10, Rosario»';
  happened = [actividad(2, { frase }), actividad(1, { frase: 'pasó la carpeta de «Borrador» a «Firmada»' })];
  showPages(routes, { path: '/pages/activities' });
  const quitado = await screen.findByRole('deletion');
  expect(quitado.textContent).toBe('Mitre');
  expect(screen.getByRole('insertion').textContent).toBe('Belgrano');
  expect(quitado.closest('p')?.textContent).toBe(`Ana Rivas ${frase}`);
});

it('asks for the filters of the address, and says that nothing matches', async () => {
  happened = [];
  showPages(routes, { path: '/pages/activities?clase=documentos&desde=2026-03-01' });
  await screen.findByText('Nada coincide con los filtros');
  expect([...(asked[0] ?? [])]).toEqual([
    ['clase', 'documentos'],
    ['desde', '2026-03-01'],
    ['tamano', '40'],
  ]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Quitar filtros' })[0] as HTMLElement);
  await screen.findByText('Todavía no hay actividad');
});

it('loads older facts from where the page ended', async () => {
  happened = Array.from({ length: 45 }, (_, i) => actividad(45 - i));
  showPages(routes, { path: '/pages/activities' });
  fireEvent.click(await screen.findByRole('button', { name: 'Cargar más' }));
  await screen.findByText('hizo el paso 1');
  expect(screen.getAllByText(/hizo el paso/)).toHaveLength(45);
  expect(screen.queryByRole('button', { name: 'Cargar más' })).toBeNull();
});

it('announces new facts without moving the read text, and shows them on request', async () => {
  const { app, store } = showPages(routes, { path: '/pages/activities' });
  app.runSaga(invalidateWhatChanged);
  await screen.findByText('hizo el paso 2');
  happened = [actividad(3), ...happened];
  act(() => void store.dispatch(liveEventReceived({ type: 'activity.changed', isOwn: false })));
  const button = await screen.findByRole('button', { name: 'Ver 1 novedad' });
  expect(screen.queryByText('hizo el paso 3')).toBeNull();
  fireEvent.click(button);
  await screen.findByText('hizo el paso 3');
  await waitFor(() => expect(screen.queryByRole('button', { name: /novedad/ })).toBeNull());
});

it('tells everybody except titulares that it is about carpetas alone', async () => {
  showPages(routes, { path: '/pages/activities', rolId: 3 });
  await screen.findByText('Lo que pasa en las carpetas que usted ve.');
});
