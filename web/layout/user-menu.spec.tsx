import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { Root } from '../app/root';
import { ConfirmProvider } from '../components/confirm';
import { applyAppearance, standardAppearance } from '../lib/appearance';
import { installLock } from '../session/install-lock';
import { installOwnUser } from '../session/install-own-user';
import type { OwnUserChange } from '../session/own-user';
import type { Usuario } from '../session/session';
import { subidasSlice, uploadsRequested } from '../subidas/subidas-slice';
import { startApiServer } from '../testing/api-server';
import { buildSession, createTestApp } from '../testing/test-app';
import { SettingsHost } from './settings-host';
import { UserCard } from './user-card';
import { UserMenu } from './user-menu';

const server = startApiServer();
let isRefusing: boolean;

beforeEach(() => {
  isRefusing = false;
  applyAppearance(standardAppearance);
  const { user } = buildSession();
  server.use(
    http.patch<never, { user: OwnUserChange }>('*/api/common/user', async ({ request }) => {
      if (isRefusing) return HttpResponse.json({ code: 'X', message: 'No se pudo guardar.' }, { status: 503 });
      const { user: change } = await request.json();
      return HttpResponse.json({ ...user, ...change });
    }),
  );
});

function show(changes: Partial<Usuario> = {}) {
  const test = createTestApp();
  installOwnUser(test.app);
  const session = buildSession();
  test.open({ ...session, user: { ...session.user, ...changes } });
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <ConfirmProvider>
            <SettingsHost>
              <UserMenu />
            </SettingsHost>
          </ConfirmProvider>
        ),
      },
    ],
    { initialEntries: ['/carpetas'] },
  );
  render(<Root app={test.app} router={router} />);
  return { ...test, router };
}

const button = () => screen.getByRole('button', { name: 'Menú de usuario' });

async function openMenu() {
  fireEvent.click(button());
  return screen.findByRole('menu', { name: 'Menú de usuario' });
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

describe('the user menu', () => {
  it('says who is signed in and leads to the pages of the person', async () => {
    const { router } = show();
    const menu = await openMenu();
    expect(screen.getByText('ana@carpetas.test')).toBeTruthy();
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Perfil',
      'Configuración',
      'Preferencias',
      'EstadoEn línea',
      'CuentaEscribanía cuenta-a',
      'Apariencia',
      'Atajos de teclado',
      'Ayuda',
      'Bloquear',
      'Cerrar sesión',
    ]);
    fireEvent.click(within(menu).getByRole('menuitem', { name: 'Configuración' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/configuraciones/cuenta'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('is used by the keyboard alone', async () => {
    show();
    await openMenu();
    const isAt = (text: string) => expect.poll(focused).toBe(text);
    await isAt('Perfil');
    press('ArrowUp');
    await isAt('Cerrar sesión');
    press('ArrowDown');
    await isAt('Perfil');
    press('e');
    await isAt('EstadoEn línea');
    press('ArrowRight');
    await isAt('En línea');
    press('ArrowLeft');
    await isAt('EstadoEn línea');
    press('ArrowRight');
    await isAt('En línea');
    press('ArrowDown');
    await isAt('Ausente');
    press('Tab');
    await expect.poll(() => screen.queryByRole('menu')).toBeNull();
  });

  it('changes the estado at once, and back when the server refuses', async () => {
    const { store } = show();
    await openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: /^Estado/ }));
    expect(screen.getByRole('menuitemradio', { name: 'En línea' }).ariaChecked).toBe('true');
    isRefusing = true;
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Ocupado' }));

    expect(within(button()).getByRole('img', { name: 'Ocupado' })).toBeTruthy();
    expect(await within(button()).findByRole('img', { name: 'En línea' })).toBeTruthy();
    expect(store.getState().toasts[0]?.text).toBe('No se pudo guardar.');
  });

  it('changes to another cuenta, and marks the present one', async () => {
    const { app, store, visited } = show();
    app.inject(subidasSlice);
    store.dispatch(uploadsRequested([{ id: 'a', tipo: 'archivo', destino: {}, nombre: 'a.pdf', bytes: 1 }]));
    server.use(
      http.post('*/api/cuentas/cuenta-b/seleccionar', () => HttpResponse.json(buildSession({ cuentaId: 'cuenta-b' }))),
    );
    await openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: /^Cuenta/ }));
    const cuentas = screen.getAllByRole('menuitemradio');
    expect(cuentas.map((item) => [item.textContent, item.ariaChecked])).toEqual([
      ['Escribanía cuenta-a', 'true'],
      ['Escribanía cuenta-b', 'false'],
    ]);
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Escribanía cuenta-b' }));
    // The upload of a file would be lost.
    await screen.findByText('Un archivo todavía no se subió. Si cambia ahora, eso se pierde.');
    expect(visited).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Cambiar igual' }));
    await waitFor(() => expect(visited).toEqual(['/carpetas']));
  });

  it('shows the logo of each cuenta that has one', async () => {
    const [first, second] = buildSession().user.cuentas;
    show({ cuentas: [{ ...first!, logo: '/api/imagenes/clave' }, second!] });
    await openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: /^Cuenta/ }));
    const cuentas = await screen.findAllByRole('menuitemradio');
    expect(cuentas.map((item) => item.querySelector('img')?.getAttribute('src'))).toEqual([
      '/api/imagenes/clave',
      undefined,
    ]);
  });

  it('names the shortcuts of the keyboard, and locks the session', async () => {
    const { app, visited } = show();
    installLock(app);
    server.use(http.post('*/api/auth/bloquear', () => HttpResponse.json(true)));
    await openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Atajos de teclado' }));
    const dialog = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
    const carpetas = within(dialog).getByRole('region', { name: 'Carpetas' });
    expect(carpetas.textContent).toBe('CarpetasNueva carpetaN');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.keyDown(document.body, { key: '?' });
    const again = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
    fireEvent.click(within(again).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Bloquear' }));
    await waitFor(() => expect(visited[0]).toMatch(/^\/unlock-session/));
  });

  it('says that there are no cuentas', async () => {
    show({ cuentas: [], cuentaActivaId: null });
    await openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Cuenta' }));
    expect(screen.getByRole('menuitem', { name: 'No hay cuentas disponibles' }).ariaDisabled).toBe('true');
  });
});

describe('the card of the cuenta', () => {
  const showCard = (user: Usuario) => {
    const { open, app, visited } = createTestApp();
    open({ ...buildSession(), user });
    const card = (
      <ConfirmProvider>
        <UserCard user={user} place="top" />
      </ConfirmProvider>
    );
    const router = createMemoryRouter([{ path: '*', element: card }]);
    render(<Root app={app} router={router} />);
    return visited;
  };

  it("opens the list of the person's cuentas, and one of them", async () => {
    const visited = showCard(buildSession().user);
    server.use(
      http.post('*/api/cuentas/cuenta-b/seleccionar', () => HttpResponse.json(buildSession({ cuentaId: 'cuenta-b' }))),
    );
    fireEvent.click(screen.getByRole('button', { name: /^Cambiar de cuenta: ?Escribanía cuenta-a$/ }));
    const cuentas = await screen.findByRole('menu', { name: 'Cuenta' });
    expect(within(cuentas).queryByRole('menuitem')).toBeNull();
    fireEvent.click(within(cuentas).getByRole('menuitemradio', { name: 'Escribanía cuenta-b' }));
    await waitFor(() => expect(visited).toEqual(['/carpetas']));
  });

  it('is no button for a person with one cuenta', () => {
    const { user } = buildSession();
    showCard({ ...user, cuentas: user.cuentas.slice(0, 1) });
    expect(screen.getByText('Escribanía cuenta-a')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the drawer of settings', () => {
  it('applies each choice at once, and closes', async () => {
    const { store } = show();
    await openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Apariencia' }));
    const drawer = await screen.findByRole('dialog', { name: 'Apariencia' });
    const choose = (group: string, name: string) =>
      fireEvent.click(within(within(drawer).getByRole('radiogroup', { name: group })).getByRole('radio', { name }));

    choose('Tema', 'Rosa');
    choose('Esquema', 'Oscuro');
    choose('Disposición', 'Densa');
    expect(document.body.className).toBe('dark theme-rose');
    expect(store.getState().session.user?.preferencias).toMatchObject({
      theme: 'rose',
      scheme: 'dark',
      layout: 'dense',
    });
    expect(within(drawer).getAllByRole('radio', { checked: true })).toHaveLength(4);

    fireEvent.click(within(drawer).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Apariencia' })).toBeNull());
  });

  it('explains «Auto»', async () => {
    show();
    await openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Apariencia' }));
    const drawer = await screen.findByRole('dialog', { name: 'Apariencia' });
    const auto = within(drawer).getByRole('radio', { name: 'Auto' });
    const hint = document.getElementById(auto.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Sigue al sistema operativo');
  });
});
