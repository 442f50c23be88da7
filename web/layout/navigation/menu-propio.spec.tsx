import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { Root } from '../../app/root';
import { ConfirmProvider } from '../../components/confirm';
import { installOwnUser } from '../../session/install-own-user';
import type { OwnUserChange } from '../../session/own-user';
import type { Preferencias } from '../../session/session';
import { startApiServer } from '../../testing/api-server';
import { buildSession, createTestApp } from '../../testing/test-app';
import { MenuPropioContext } from './menu-propio';
import type { NavigationItem } from './navigation-item';
import { useMenuPropio } from './use-menu-propio';
import { VerticalNavigation } from './vertical-navigation';

const server = startApiServer();
let sent: Preferencias[];

beforeEach(() => {
  sent = [];
  server.use(
    http.patch<never, { user: OwnUserChange }>('*/api/common/user', async ({ request }) => {
      const { preferencias = {} } = (await request.json()).user;
      sent.push(preferencias);
      return HttpResponse.json({ ...buildSession().user, preferencias });
    }),
  );
});

const page = (id: string, title: string): NavigationItem => ({ id, type: 'basic', title, link: `/${id}` });
const items: NavigationItem[] = [
  {
    id: 'oficina',
    type: 'group',
    title: 'Oficina',
    subtitle: 'El trabajo',
    children: [page('carpetas', 'Carpetas'), page('agenda', 'Agenda'), page('chat', 'Chat')],
  },
  { id: 'paneles', type: 'group', title: 'Paneles', children: [page('analitica', 'Analítica')] },
];

function Menu() {
  return (
    <MenuPropioContext value={useMenuPropio()}>
      <VerticalNavigation items={items} />
    </MenuPropioContext>
  );
}

function show(preferencias: Preferencias = {}) {
  const { app, open, store } = createTestApp();
  installOwnUser(app);
  const session = buildSession();
  open({ ...session, user: { ...session.user, preferencias } });
  const element = (
    <ConfirmProvider>
      <Menu />
    </ConfirmProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/agenda'] });
  render(<Root app={app} router={router} />);
  return { router, store };
}

const links = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('searchbox', { name: 'Filtrar el menú' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('the filter of the menu', () => {
  it('shows what matches without accents, and Enter opens the first', async () => {
    const { router } = show();
    type('ANALI');
    expect(links('Lo que coincide')).toEqual(['Analítica']);
    expect(screen.getByRole('status').textContent).toBe('1 entrada');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/analitica'));
    expect((field() as HTMLInputElement).value).toBe('');
    expect(links('Oficina')).toEqual(['Carpetas', 'Agenda', 'Chat']);
  });

  it('is cleared by Escape, and left by the arrow down', () => {
    show();
    type('nada');
    expect(screen.getByText('Ninguna entrada coincide.')).toBeTruthy();
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect((field() as HTMLInputElement).value).toBe('');
    type('chat');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('Chat');
  });

  it('opens nothing while nothing is typed', () => {
    const { router } = show();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(router.state.location.pathname).toBe('/agenda');
  });
});

describe('the groups of the menu', () => {
  it('fold for the person, and a folded one shows the entry of the page', async () => {
    const { router } = show();
    expect(button('Oficina El trabajo').getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(button('Oficina El trabajo'));
    expect(button('Oficina El trabajo').getAttribute('aria-expanded')).toBe('false');
    expect(links('Oficina')).toEqual(['Agenda']);
    await act(() => router.navigate('/analitica'));
    expect(links('Oficina')).toEqual([]);
    await waitFor(() => expect(sent).toEqual([{ gruposPlegados: ['oficina'] }]));
  });

  it('are folded as the person left them', () => {
    show({ gruposPlegados: ['paneles'] });
    expect(links('Paneles')).toEqual([]);
    type('analitica');
    expect(links('Lo que coincide')).toEqual(['Analítica']);
  });
});

describe('the favourites of the menu', () => {
  it('are added and removed by the star of an entry', async () => {
    show();
    expect(screen.queryByRole('list', { name: 'Favoritos' })).toBeNull();
    fireEvent.click(button('Marcar Chat como favorito'));
    expect(links('Favoritos')).toEqual(['Chat']);
    await waitFor(() => expect(sent).toEqual([{ favoritos: ['chat'] }]));
    fireEvent.click(within(screen.getByRole('list', { name: 'Favoritos' })).getByRole('button'));
    expect(screen.queryByRole('list', { name: 'Favoritos' })).toBeNull();
    await waitFor(() => expect(sent.at(-1)).toEqual({ favoritos: [] }));
  });

  it('are put in order by the keyboard', async () => {
    show({ favoritos: ['carpetas', 'plantillas', 'chat'] });
    const chat = () => within(screen.getByRole('list', { name: 'Favoritos' })).getByRole('link', { name: 'Chat' });
    // The code that drags has come when the link says how it is moved.
    await expect.poll(() => chat().getAttribute('aria-describedby')).toBeTruthy();
    chat().focus();
    const announced = () => document.querySelector('[aria-live="assertive"]')?.textContent;
    fireEvent.keyDown(chat(), { keyCode: 32 });
    await expect.poll(announced).toMatch(/^Tomó «Chat», posición 2 de 2/);
    fireEvent.keyDown(chat(), { keyCode: 38 });
    await expect.poll(announced).toMatch(/^Posición 1 de 2/);
    fireEvent.keyDown(chat(), { keyCode: 32 });
    await expect.poll(() => sent).toEqual([{ favoritos: ['chat', 'carpetas', 'plantillas'] }]);
    expect(links('Favoritos')).toEqual(['Chat', 'Carpetas']);
  });

  it('are at most twelve', () => {
    const { store } = show({ favoritos: ['carpetas', ...Array.from({ length: 11 }, (_, n) => `otra-${n}`)] });
    fireEvent.click(button('Marcar Chat como favorito'));
    expect(links('Favoritos')).toEqual(['Carpetas']);
    expect(store.getState().toasts[0]?.text).toBe('Puede tener hasta 12 favoritos. Quite uno antes.');
  });
});
