import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyAppearance, standardAppearance } from '../../../lib/appearance';
import { installOwnUser } from '../../../session/install-own-user';
import type { OwnUserChange } from '../../../session/own-user';
import { startApiServer } from '../../../testing/api-server';
import { pick } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { buildSession } from '../../../testing/test-app';
import { routes } from './configuraciones.routes';

const server = startApiServer();

beforeEach(() => {
  applyAppearance(standardAppearance);
  const { user } = buildSession();
  server.use(
    http.get('*/api/miembros', () => HttpResponse.json([])),
    http.get('*/api/invitaciones', () => HttpResponse.json([])),
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
  const test = showPages(routes, { path });
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
    await pick(screen.getByRole('combobox', { name: 'Sección' }), 'Equipo');
    expect(await screen.findByRole('heading', { name: 'Equipo', level: 1 })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/configuraciones/equipo');
  });

  it('show the person with their cuentas, and change the estado everywhere at once', async () => {
    const { store } = show('/configuraciones/perfil');
    const estados = await screen.findByRole('radiogroup', { name: 'Estado' });
    fireEvent.click(within(estados).getByRole('radio', { name: 'Ausente' }));
    expect(screen.getByRole('img', { name: 'Ausente' })).toBeTruthy();
    expect(store.getState().session.user?.estado).toBe('ausente');

    expect(await screen.findByText('Titular · Argentina')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cambiar a Escribanía B' })).toBeTruthy();
  });

  it('keep the preferences', async () => {
    show('/configuraciones/preferencias');
    fireEvent.click(await screen.findByRole('radio', { name: 'Violeta' }));
    expect(document.body.className).toBe('light theme-purple');
    const densidad = screen.getByRole('radiogroup', { name: 'Densidad' });
    fireEvent.click(within(densidad).getByRole('radio', { name: 'Compacta' }));
    expect(document.body.className).toBe('light theme-purple compacta');
  });
});

describe('the layout in the settings', () => {
  it('that is chosen replaces the layout of the address', async () => {
    const { router, store } = show('/configuraciones/preferencias?layout=material');
    fireEvent.click(await screen.findByRole('radio', { name: 'Densa' }));
    await waitFor(() => expect(store.getState().session.user?.preferencias.layout).toBe('dense'));
    expect(router.state.location.search).toBe('');
  });
});
