import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { installApi } from '../../../../api/install-api';
import { staleAfterAll } from '../../../../live/stale-tags';
import { startApiServer } from '../../../../testing/api-server';
import { carpetasPage } from '../../../../testing/carpetas';
import { buildSession, createTestApp } from '../../../../testing/test-app';
import { accesosApi } from '../accesos/accesos-api';
import { carpetasApi } from './carpetas-api';
import '../../personas/public/personas-api';

const server = startApiServer();

it('fetches carpetas and personas again once a lost connection is back, although no event names them', () => {
  expect(staleAfterAll()).toEqual(expect.arrayContaining(['carpetas', 'personas']));
});

const lista = { papelera: false, orden: 'numero', direccion: 'asc', pagina: 1, tamano: 25 } as const;
const { carpetasFindPage, ...endpoints } = carpetasApi.endpoints;
const acceso = { id: 'c-1', usuarioId: 'eva' };
const vincularDto = { id: 'v-1', tipo: 'continua', otraId: 'c-2' } as const;
const otorgarAccesosDto = { carpetas: ['c-1'], usuarioId: 'eva', hasta: null };
type Send = (dispatch: ReturnType<typeof createTestApp>['store']['dispatch']) => unknown;

it.each<[string, Send]>([
  ['a vínculo', (dispatch) => dispatch(endpoints.vinculosAdd.initiate({ id: 'c-1', vincularDto }))],
  [
    'a vínculo that is taken away',
    (dispatch) => dispatch(endpoints.vinculosRemove.initiate({ id: 'c-1', vinculoId: 'v-1' })),
  ],
  [
    'an acceso',
    (dispatch) =>
      dispatch(
        accesosApi.endpoints.carpetaAccesosGrantAcceso.initiate({ ...acceso, otorgarAccesoDto: { hasta: null } }),
      ),
  ],
  ['an acceso that ends', (dispatch) => dispatch(accesosApi.endpoints.carpetaAccesosEndAcceso.initiate(acceso))],
  [
    'an acceso to several',
    (dispatch) => dispatch(accesosApi.endpoints.carpetaAccesosGrantAccesos.initiate({ otorgarAccesosDto })),
  ],
])('fetches the list again after %s by this person', async (_, send) => {
  let total = 1;
  server.use(
    http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([], { total }))),
    http.all('*/api/carpetas/*', () => HttpResponse.json({})),
  );
  const { app, store, open } = createTestApp();
  installApi(app);
  open(buildSession());
  await store.dispatch(carpetasFindPage.initiate(lista));
  total = 2;
  await send(store.dispatch);
  const shown = () => carpetasFindPage.select(lista)(store.getState() as never).data;
  await vi.waitFor(() => expect(shown()?.paginacion.total).toBe(2));
});
