import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../app/root';
import { PageTitle } from '../components/page-title';
import { selectUnreached } from '../live/connection-slice';
import { ownUserChangeRequested } from '../session/own-user';
import { sessionClosed } from '../session/session-slice';
import { startApiServer } from '../testing/api-server';
import { buildSession, createTestApp } from '../testing/test-app';
import { layoutOfAddress } from './layout-choice';
import type { NavigationItem } from './navigation/navigation-item';
import { createShell } from './shell';

const tree: NavigationItem[] = [
  {
    id: 'oficina',
    type: 'group',
    title: 'Oficina',
    icon: 'heroicons_outline:folder-open',
    children: [
      { id: 'carpetas', type: 'basic', title: 'Carpetas', link: '/carpetas', badge: { title: '7' } },
      { id: 'personas', type: 'basic', title: 'Personas', link: '/personas' },
      { id: 'academia', type: 'basic', title: 'Academia', link: '/apps/academy' },
    ],
  },
  {
    id: 'configuraciones',
    type: 'collapsable',
    title: 'Configuración',
    icon: 'heroicons_outline:cog-6-tooth',
    children: [{ id: 'perfil', type: 'basic', title: 'Perfil', link: '/configuraciones/perfil' }],
  },
];
const empty = { compact: [], futuristic: [], horizontal: [] };
const typed = (type: NavigationItem['type']) => tree.map(({ id, title, icon }) => ({ id, title, icon, type }));

const server = startApiServer();

function Page({ name }: { name: string }) {
  return (
    <>
      <h1>{name}</h1>
      <input aria-label="Nota" />
    </>
  );
}

function showShell(path: string, isSmall = false) {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isSmall && media.startsWith('(max-width'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const test = createTestApp({ path });
  test.open(buildSession());
  const pages: RouteObject[] = [
    { path: 'carpetas', element: <Page name="Carpetas" /> },
    { path: 'personas', element: <Page name="Personas" /> },
    { path: 'actos', element: <PageTitle camino={[{ texto: 'Catálogo', to: '/personas' }]}>Poder</PageTitle> },
    { path: 'configuraciones/perfil', element: <Page name="Perfil" /> },
  ];
  const routes = [{ ...createShell(test.app, pages), HydrateFallback: () => null, children: pages }, { path: '*' }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<Root app={test.app} router={router} />);
  return { ...test, router };
}

const navigation = () => screen.findByRole('navigation', { name: 'Navegación principal' });

beforeEach(() => {
  sessionStorage.clear();
  server.use(
    http.get('*/api/common/navigation', () =>
      HttpResponse.json({
        default: tree,
        compact: typed('aside'),
        futuristic: typed('group'),
        horizontal: typed('group'),
      }),
    ),
    http.get('*/api/*', () => HttpResponse.json([])),
  );
});

it('the frame notices that the network was lost while the page is still loading, and that it is back', async () => {
  let isAway = true;
  server.use(
    http.get('*/api/common/shortcuts', () => new Promise(() => undefined)),
    http.get('*/api/health/live', () => (isAway ? HttpResponse.error() : HttpResponse.json({}))),
  );
  const { store } = showShell('/carpetas');
  await screen.findByRole('heading', { name: 'Carpetas' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.poll(() => selectUnreached(store.getState())).toBe('network');
  expect(await screen.findByText('Sin conexión a internet.')).toBeTruthy();
  isAway = false;
  dispatchEvent(new Event('online'));
  await expect.poll(() => selectUnreached(store.getState())).toBeNull();
});

describe('a change of layout', () => {
  it('keeps the page as it is, with the text that is being typed', async () => {
    const { router } = showShell('/carpetas');
    const note = await screen.findByLabelText<HTMLInputElement>('Nota');
    fireEvent.change(note, { target: { value: 'a medias' } });
    for (const layout of ['modern', 'thin', 'empty', 'classy']) {
      await act(() => router.navigate(`/carpetas?layout=${layout}`));
      await waitFor(() => expect(document.querySelector(`[data-layout=${layout}]`)).not.toBeNull());
    }
    expect(screen.getByLabelText('Nota')).toBe(note);
    expect(note.value).toBe('a medias');
  });

  it('to the preferred layout shows at once, instead of the layout of an address', async () => {
    server.use(http.patch('*/api/common/user', () => HttpResponse.json(buildSession().user)));
    const { store, router, open } = showShell('/carpetas?layout=thin');
    const session = buildSession();
    act(() => void open({ ...session, user: { ...session.user, preferencias: { layout: 'dense' } } }));
    await waitFor(() => expect(document.querySelector('[data-layout=thin]')).not.toBeNull());
    await act(() => router.navigate('/personas'));
    await waitFor(() => expect(document.querySelector('[data-layout=thin]')).not.toBeNull());
    act(() => void store.dispatch(ownUserChangeRequested({ preferencias: { layout: 'dense' } })));
    await waitFor(() => expect(document.querySelector('[data-layout=dense]')).not.toBeNull());
  });

  it('by an address does not apply to the next person', async () => {
    const { store } = showShell('/carpetas?layout=thin');
    await waitFor(() => expect(document.querySelector('[data-layout=thin]')).not.toBeNull());
    act(() => void store.dispatch(sessionClosed()));
    expect(layoutOfAddress()).toBeUndefined();
  });
});

describe('the title of a page', () => {
  it('is in the top bar with the way to the page, and in the page on paper', async () => {
    showShell('/actos');
    const title = await screen.findByRole('heading', { name: 'Poder', level: 1 });
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('heading', { level: 1 })).toBe(title);
    expect(bar.getByRole('link', { name: 'Catálogo' }).getAttribute('href')).toBe('/personas');
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Poder' })).toBeTruthy();
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(bar.getByRole('heading', { name: 'Poder' })).toBeTruthy();
  });

  it('is in the page where the bar has the menu', async () => {
    showShell('/actos?layout=centered');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('heading', { name: 'Poder' })).toBeTruthy();
  });
});

describe('the menu of the frame', () => {
  it('has only entries with pages of this version, and marks the present page', async () => {
    showShell('/carpetas');
    const menu = within(await navigation());
    const current = (link: HTMLElement) => link.getAttribute('aria-current');
    expect(current(await menu.findByRole('link', { name: /^Carpetas\s?7$/ }))).toBe('page');
    expect(current(menu.getByRole('link', { name: 'Personas' }))).toBeNull();
    expect(menu.queryByText('Academia')).toBeNull();
  });

  it('does not delay the page when it cannot be loaded, and can be loaded again', async () => {
    let isDown = true;
    server.use(
      http.get('*/api/common/navigation', () =>
        isDown ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json({ ...empty, default: tree }),
      ),
    );
    showShell('/carpetas');
    expect(await screen.findByRole('heading', { name: 'Carpetas' })).toBeTruthy();
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Personas' })).toBeTruthy();
  });
});

describe('the bar of a phone', () => {
  const bar = () => screen.findByRole('navigation', { name: 'Lo más usado' });

  it('has the places of every day, with the unread messages, in place of the buttons over the page', async () => {
    const firmas = { id: 'c-1', nombre: 'Firmas', contacto: null, carpeta: null, miembros: [], ultimo: null };
    server.use(
      http.get('*/api/conversaciones', () => HttpResponse.json([{ ...firmas, sinLeer: 3, silenciada: false }])),
    );
    showShell('/carpetas', true);
    const links = () => within(screen.getByRole('navigation', { name: 'Lo más usado' })).getAllByRole('link');
    await bar();
    await expect
      .poll(() => links().map(({ textContent }) => textContent))
      .toEqual(['Carpetas', 'Agenda', 'Chat3, 3 mensajes sin leer']);
    expect(links()[0]?.getAttribute('aria-current')).toBe('page');
    expect(screen.getAllByRole('button', { name: 'Buscar' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Abrir la navegación' })).toBeNull();
  });

  it('opens the whole menu by «Más», which a choice of a page closes', async () => {
    const { router } = showShell('/carpetas', true);
    fireEvent.click(within(await bar()).getByRole('button', { name: 'Más' }));
    const drawer = await screen.findByRole('dialog', { name: 'Panel lateral' });
    fireEvent.click(within(drawer).getByRole('link', { name: 'Personas' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/personas'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Panel lateral' })).toBeNull());
  });

  it('is on no wider screen', async () => {
    showShell('/carpetas');
    await navigation();
    expect(screen.queryByRole('navigation', { name: 'Lo más usado' })).toBeNull();
  });
});

describe('the data around the page', () => {
  const partes = {
    '/api/common/navigation': { ...empty, default: tree },
    ...Object.fromEntries(
      ['common/messages', 'common/notifications', 'common/shortcuts', 'conversaciones', 'apps/chat/contacts'].map(
        (path) => [`/api/${path}`, []],
      ),
    ),
    '/api/miembros': [],
  };

  /** Answers the shell's call. `asked` has the other calls. */
  function answerMarco(answer: () => Promise<object> | object): string[] {
    const asked: string[] = [];
    server.use(
      http.get('*/api/marco', async () => HttpResponse.json({ partes: await answer() })),
      http.get('*/api/*', ({ request }) => {
        asked.push(new URL(request.url).pathname);
        return HttpResponse.json([]);
      }),
    );
    return asked;
  }

  it('come with one call, and missing parts with a call of their own', async () => {
    const asked = answerMarco(() => partes);
    showShell('/carpetas');
    expect(await screen.findByRole('link', { name: 'Personas' })).toBeTruthy();
    expect(asked).toEqual(['/api/cuenta']);
  });

  it('appear after the page when their call takes long, without more calls', async () => {
    const late = Promise.withResolvers<object>();
    const asked = answerMarco(() => late.promise);
    showShell('/carpetas');
    expect(await screen.findByRole('heading', { name: 'Carpetas' }, { timeout: 5_000 })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Personas' })).toBeNull();
    late.resolve({ ...partes, '/api/cuenta': {} });
    expect(await screen.findByRole('link', { name: 'Personas' })).toBeTruthy();
    expect(asked).toEqual([]);
  });
});
