import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, startApiServer } from '../../../testing/api-server';
import { showPages } from '../../../testing/show-pages';
import { routes } from './iconos.routes';

const server = startApiServer();

/** The names of the icons that the fake server has in each set. Their sprites hold them all. */
const todos = ['bell', 'bell-alert', 'folder', 'folder-open', 'home', 'lock'];
const symbolsOf = (names: readonly string[]) =>
  `<svg>${names.map((name) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="M1 1"/></symbol>`).join('')}</svg>`;

/** Reports a grid of four columns, since jsdom has no layout. */
class FourColumns implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe() {
    this.report([{ contentRect: { width: 448, height: 600 } } as ResizeObserverEntry], this);
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FourColumns);
  server.use(
    http.get('*/api/ui/icons/:set', ({ params }) =>
      HttpResponse.json({ namespace: String(params.set), todos, list: [] }),
    ),
    http.get('*/assets/iconos/*', () => new HttpResponse(symbolsOf(todos))),
  );
});

const show = (path: string) => showPages(routes, { path: `/ui/icons${path}` });
const grid = () => screen.findByRole('listbox');
const shown = async () =>
  within(await grid())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the icons of a set', () => {
  it('are counted, and found by Spanish and by English words', async () => {
    const { router } = show('');
    expect(await shown()).toEqual(todos);
    await screen.findByText('6 íconos');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar íconos' }), { target: { value: 'campana' } });
    await screen.findByText('2 de 6 íconos');
    expect(await shown()).toEqual(['bell', 'bell-alert']);
    expect(router.state.location.search).toBe('?q=campana');
  });

  it('say that none matches a search, and are all shown again without it', async () => {
    show('?q=jirafa');
    await screen.findByText('Ningún ícono coincide con «jirafa»');
    fireEvent.click(screen.getByRole('button', { name: 'Quitar la búsqueda' }));
    expect(await shown()).toEqual(todos);
  });

  it('are reached by arrow keys, row by row too, and one opens with its texts to copy', async () => {
    const { router } = show('');
    const list = await grid();
    const activeName = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent;
    const press = (...keys: string[]) => {
      for (const key of keys) fireEvent.keyDown(list, { key });
    };
    await waitFor(() => expect(activeName()).toBe('bell'));
    press('ArrowRight', 'ArrowDown');
    expect(activeName()).toBe('lock');
    press('ArrowDown', 'ArrowLeft');
    expect(activeName()).toBe('home');
    press('Home', 'ArrowUp', 'ArrowLeft');
    expect(activeName()).toBe('bell');
    press('ArrowDown', 'Enter');
    await screen.findByRole('heading', { name: 'home' });
    await screen.findByText('heroicons_outline:home');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('home');
    expect(router.state.location.search).toBe('?icono=home');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('keep their search in another set, and are not there for an unknown set', async () => {
    const { router } = show('/heroicons-solid?q=carpeta');
    expect(await shown()).toEqual(['folder', 'folder-open']);
    fireEvent.click(screen.getByRole('button', { name: /^Conjunto/ }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Heroicons Mini' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ui/icons/heroicons-mini'));
    expect(router.state.location.search).toBe('?q=carpeta');
    await router.navigate('/ui/icons/otro');
    await screen.findByRole('link', { name: 'Ver los íconos' });
  });

  it.each([
    ['names', '*/api/ui/icons/:set', 'Ahora no', '/feather'],
    // A loaded sprite is kept, so no other test shows this set.
    ['pictures', '*/assets/iconos/*', 'No llegaron los dibujos de los íconos.', '/material-outline'],
  ])('are requested again when their %s did not come', async (_, path, message, set) => {
    server.use(http.get(path, () => refusal(503, 'X', 'Ahora no'), { once: true }));
    show(set);
    await screen.findByText(message);
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await shown()).toEqual(todos);
  });
});
