import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyAppearance } from '../../app/appearance';
import { installOwnUser } from '../../app/install-own-user';
import { invalidateWhatChanged } from '../../live/invalidation-saga';
import { liveEventReceived } from '../../live/live-events';
import type { OwnUserChange } from '../../session/own-user';
import { startApiServer } from '../../testing/api-server';
import { showPages } from '../../testing/show-pages';
import { buildSession } from '../../testing/test-app';
import { configuracionesRoutes } from './configuraciones.routes';

const server = startApiServer();
const member = (id: string, nombre: string, rol: string, estado: string) => {
  return { id, nombre, email: `${id}@carpetas.test`, avatar: null, rolId: 1, rol, estado };
};
let miembros: ReturnType<typeof member>[];
let isDown: boolean;
const failure = () => HttpResponse.json({ code: 'X', message: 'No hay servicio.' }, { status: 503 });

beforeEach(() => {
  applyAppearance({ scheme: 'light', theme: 'default' });
  isDown = false;
  miembros = [member('usuario-1', 'Ana Rivas', 'Titular', 'enLinea'), member('beto', 'Beto Paz', 'Gestor', 'enLinea')];
  const { user } = buildSession();
  server.use(
    http.get('*/api/miembros', () => (isDown ? failure() : HttpResponse.json(miembros))),
    http.get('*/api/cuentas', () =>
      HttpResponse.json([
        { cuentaId: 'cuenta-a', nombre: 'Escribanía A', pais: 'AR', rolId: 1, rol: 'Titular' },
        { cuentaId: 'cuenta-b', nombre: 'Escribanía B', pais: 'UY', rolId: 5, rol: 'Lectura' },
      ]),
    ),
    http.patch<never, { user: OwnUserChange }>('*/api/common/user', async ({ request }) =>
      HttpResponse.json({ ...user, ...(await request.json()).user }),
    ),
  );
});

function show(path: string) {
  const test = showPages(configuracionesRoutes, { path });
  installOwnUser(test.app);
  return test;
}

describe('the settings', () => {
  it('begin with the profile, and lead from one section to another', async () => {
    const { router } = show('/configuraciones');
    expect(await screen.findByRole('heading', { name: 'Datos personales' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/configuraciones/perfil');

    const nav = screen.getByRole('navigation', { name: 'Secciones de configuración' });
    expect(within(nav).getAllByRole('link')).toHaveLength(7);
    fireEvent.change(screen.getByRole('combobox', { name: 'Sección' }), { target: { value: 'equipo' } });
    expect(await screen.findByRole('heading', { name: 'Equipo' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/configuraciones/equipo');
  });

  it('show the person, whose estado changes everywhere at once, with their cuentas', async () => {
    const { store } = show('/configuraciones/perfil');
    const estados = await screen.findByRole('radiogroup', { name: 'Estado' });
    fireEvent.click(within(estados).getByRole('radio', { name: 'Ausente' }));
    expect(screen.getByRole('img', { name: 'Ausente' })).toBeTruthy();
    expect(store.getState().session.user?.estado).toBe('ausente');

    expect(await screen.findByText('Titular · Argentina')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cambiar a Escribanía B' })).toBeTruthy();
  });

  it('keep what is preferred', async () => {
    show('/configuraciones/preferencias');
    fireEvent.click(await screen.findByRole('radio', { name: 'Violeta' }));
    expect(document.body.className).toBe('light theme-purple');
  });
});

describe('a layout', () => {
  it('that is chosen takes the place of the one that the address asked for', async () => {
    const { router, store } = show('/configuraciones/preferencias?layout=material');
    fireEvent.click(await screen.findByRole('radio', { name: 'Densa' }));
    await waitFor(() => expect(store.getState().session.user?.preferencias.layout).toBe('dense'));
    expect(router.state.location.search).toBe('');
  });
});

describe('the team', () => {
  it('shows the presence of each, and follows it', async () => {
    const { app, store } = show('/configuraciones/equipo');
    app.runSaga(invalidateWhatChanged);
    const list = await screen.findByRole('list', { name: 'Integrantes' });
    const beto = () => within(list).getByText('Beto Paz').closest('li') as HTMLElement;
    expect(within(beto()).getByRole('img', { name: 'En línea' })).toBeTruthy();
    expect(screen.getByText('Usted').closest('li')?.textContent).toContain('Ana Rivas');

    miembros = [
      member('usuario-1', 'Ana Rivas', 'Titular', 'enLinea'),
      member('beto', 'Beto Paz', 'Gestor', 'ocupado'),
    ];
    act(() => {
      store.dispatch(liveEventReceived({ type: 'presence.changed', usuarioId: 'beto', estado: 'ocupado' }));
    });
    expect(await within(beto()).findByRole('img', { name: 'Ocupado' })).toBeTruthy();
  });

  it('says that it could not be loaded, in its place alone, and tries again', async () => {
    isDown = true;
    const { store } = show('/configuraciones/equipo');
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    expect(store.getState().toasts).toEqual([]);
    isDown = false;
    fireEvent.click(again);
    await waitFor(() => expect(screen.getByText('2 integrantes')).toBeTruthy());
  });
});
