import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { Profiler } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { invalidateWhatChanged } from '../../../live/invalidation-saga';
import { liveEventReceived } from '../../../live/live-events';
import { refusal, startApiServer } from '../../../testing/api-server';
import { showPages } from '../../../testing/show-pages';
import { type Aviso, avisos } from './avisos-api';
import { MessagesButton, NotificationsButton } from './avisos-button';

const server = startApiServer();

function buildAviso(id: string, changes: Partial<Aviso> = {}): Aviso {
  return {
    id,
    title: `Aviso ${id}`,
    description: 'La carpeta <strong>2026-000123</strong> cambió',
    time: '2026-11-21T12:40:00',
    read: false,
    seen: false,
    icon: 'heroicons_outline:bell',
    image: null,
    link: null,
    useRouter: false,
    count: 1,
    ...changes,
  };
}

const busy = () => refusal(503, 'OCUPADO', 'El servidor está ocupado');

let stored: Aviso[];
let calls: { method: string; path: string; body: unknown }[];

beforeEach(() => {
  stored = [
    buildAviso('a', { link: '/carpetas', useRouter: true }),
    buildAviso('b', { read: true, link: 'https://example.org/b', count: 3 }),
    buildAviso('c', { link: 'javascript:alert(1)', title: 'Uno <img src=x onerror=alert(1)><em>dos</em>' }),
  ];
  calls = [];
  server.use(
    http.all('*/api/common/*', async ({ request }) => {
      const path = new URL(request.url).pathname.replace('/api/common/', '');
      const body = JSON.parse((await request.text()) || 'null');
      if (path === 'notifications' || path === 'messages') return HttpResponse.json(stored);
      calls.push({ method: request.method, path, body });
      const { id, read } = body?.notification ?? {};
      const aviso = stored.find((one) => one.id === id);
      return HttpResponse.json(aviso ? { ...aviso, read } : true);
    }),
  );
});

function show() {
  return showPages(
    [
      {
        path: '*',
        element: (
          <>
            <NotificationsButton />
            <MessagesButton />
          </>
        ),
      },
    ],
    { path: '/' },
  );
}

async function openPanel() {
  const shown = show();
  const bell = await screen.findByRole('button', { name: '2 notificaciones sin leer' });
  bell.focus();
  fireEvent.click(bell);
  const panel = await screen.findByRole('dialog', { name: 'Notificaciones' });
  return { ...shown, bell, panel };
}

const rowOf = (text: string | RegExp) => screen.getByText(text).closest('li') as HTMLElement;
const button = (row: HTMLElement, name: string) => within(row).getByRole('button', { name });

describe('the buttons of the panels', () => {
  it.each(['accesos.changed', 'carpetas.changed'] as const)('count avisos again after %s', async (type) => {
    const { app, store } = show();
    app.runSaga(invalidateWhatChanged);
    await screen.findByRole('button', { name: '2 notificaciones sin leer' });
    stored = [buildAviso('a')];
    act(() => void store.dispatch(liveEventReceived({ type })));
    expect(await screen.findByRole('button', { name: '1 notificación sin leer' })).toBeTruthy();
  });

  it('say how many avisos are unread, and show the number', async () => {
    stored = [buildAviso('a'), buildAviso('b', { read: true })];
    show();
    const bell = await screen.findByRole('button', { name: '1 notificación sin leer' });
    expect(bell.textContent).toBe('1');
    expect(await screen.findByRole('button', { name: '1 mensaje sin leer' })).toBeTruthy();
  });

  it('are named by their panels when nothing is unread, without a number', async () => {
    stored = [];
    show();
    expect((await screen.findByRole('button', { name: 'Notificaciones' })).textContent).toBe('');
    expect(await screen.findByRole('button', { name: 'Mensajes' })).toBeTruthy();
  });

  it('are drawn again only by changes of their own list', async () => {
    let renders = 0;
    const element = (
      <Profiler id="bell" onRender={() => renders++}>
        <NotificationsButton />
      </Profiler>
    );
    const { store } = showPages([{ path: '*', element }], { path: '/' });
    await screen.findByRole('button', { name: '2 notificaciones sin leer' });
    const before = renders;
    await act(() => store.dispatch(avisos.messages.markAllRead()));
    expect(renders).toBe(before);
    await act(() => store.dispatch(avisos.notifications.markAllRead()));
    expect(renders).toBeGreaterThan(before);
  });
});

describe('the panel of avisos', () => {
  it('shows the avisos of the server, cleaned', async () => {
    const { panel } = await openPanel();
    expect(within(rowOf('Aviso a')).getByText('2026-000123').tagName).toBe('STRONG');
    expect(within(rowOf('Aviso a')).getByText(/^nov 21, 12:40 p/)).toBeTruthy();
    expect(within(rowOf('Aviso b')).getByText('3 avisos')).toBeTruthy();
    expect(panel.querySelector('img')).toBeNull();
    expect(rowOf('dos').querySelector('a')).toBeNull();
  });

  it('counts grouped avisos of one row in the words of its family', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: '2 mensajes sin leer' }));
    await screen.findByRole('dialog', { name: 'Mensajes' });
    expect(within(rowOf('Aviso b')).getByText('3 mensajes')).toBeTruthy();
  });

  it('takes the focus, closes on Escape and gives the focus back', async () => {
    const { bell, panel } = await openPanel();
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));

    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(bell));
  });

  it('marks an aviso as read at once, and as unread again', async () => {
    const { bell } = await openPanel();
    fireEvent.click(button(rowOf('Aviso a'), 'Marcar como leído'));
    await waitFor(() => expect(button(rowOf('Aviso a'), 'Marcar como no leído')).toBeTruthy());
    await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('1 notificación sin leer'));

    fireEvent.click(button(rowOf('Aviso a'), 'Marcar como no leído'));

    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[0]).toEqual({
      method: 'POST',
      path: 'notifications/toggle-read-status',
      body: { notification: { id: 'a', read: true } },
    });
    await expect.poll(() => bell.getAttribute('aria-label')).toBe('2 notificaciones sin leer');
  });

  it('takes a refused change back, and says so', async () => {
    await openPanel();
    server.use(
      http.post('*/toggle-read-status', busy),
      http.get('*/mark-all-as-read', async () => {
        await delay(100);
        return busy();
      }),
    );
    fireEvent.click(button(rowOf('Aviso a'), 'Marcar como leído'));
    expect(await screen.findByText('El servidor está ocupado')).toBeTruthy();
    expect(button(rowOf('Aviso a'), 'Marcar como leído')).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Marcar todos como leídos' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Marcar como leído' })).toBeNull());
    expect(await screen.findAllByRole('button', { name: 'Marcar como leído' })).toHaveLength(2);
  });

  it('marks all as read, if something is unread', async () => {
    const { bell } = await openPanel();
    const all = screen.getByRole('button', { name: 'Marcar todos como leídos' });
    fireEvent.click(all);
    await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['notifications/mark-all-as-read']));
    expect(all.ariaDisabled).toBe('true');
    await expect.poll(() => bell.getAttribute('aria-label')).toBe('Notificaciones');
  });

  it('opens an inner link: the aviso is read, and the panel closed', async () => {
    const { router } = await openPanel();
    fireEvent.click(screen.getByRole('link', { name: /Aviso a/ }));
    expect(router.state.location.pathname).toBe('/carpetas');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(calls[0]?.body).toEqual({ notification: { id: 'a', read: true } }));
  });

  it('opens other links in another tab', async () => {
    await openPanel();
    const link = screen.getByRole('link', { name: 'Aviso b' });
    expect(link.getAttribute('href')).toBe('https://example.org/b');
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});

describe('removing an aviso', () => {
  it('is sent at once, and the focus goes to the next row', async () => {
    const { bell } = await openPanel();
    fireEvent.click(button(rowOf('Aviso a'), 'Eliminar'));
    await waitFor(() => expect(screen.queryByText('Aviso a')).toBeNull());
    expect(document.activeElement).toBe(button(rowOf('Aviso b'), 'Eliminar'));
    await waitFor(() => expect(calls).toEqual([{ method: 'DELETE', path: 'notifications/a', body: null }]));
    await expect.poll(() => bell.getAttribute('aria-label')).toBe('1 notificación sin leer');
  });

  it('can be undone, once it is done', async () => {
    await openPanel();
    fireEvent.click(button(rowOf('Aviso a'), 'Eliminar'));
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Aviso a')).toBeTruthy();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE notifications/a',
      'POST notifications/a/restore',
    ]);
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('can be undone again after a refusal', async () => {
    await openPanel();
    server.use(http.post('*/api/common/notifications/:id/restore', busy, { once: true }));
    fireEvent.click(button(rowOf('Aviso a'), 'Eliminar'));
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await screen.findByText('Notificación «Aviso a» eliminada. No se pudo deshacer: El servidor está ocupado');
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Aviso a')).toBeTruthy();
  });

  it('is taken back when the server refuses', async () => {
    await openPanel();
    server.use(http.delete('*/api/common/notifications/:id', busy));
    fireEvent.click(button(rowOf('Aviso a'), 'Eliminar'));
    expect(await screen.findByText('El servidor está ocupado')).toBeTruthy();
    expect(await screen.findByText('Aviso a')).toBeTruthy();
  });
});

it('the keyboard stays in the panel when the last aviso is removed', async () => {
  stored = [buildAviso('a')];
  show();
  fireEvent.click(await screen.findByRole('button', { name: '1 notificación sin leer' }));
  const panel = await screen.findByRole('dialog', { name: 'Notificaciones' });
  const remove = button(rowOf('Aviso a'), 'Eliminar');
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(screen.queryByText('Aviso a')).toBeNull());
  expect(panel.contains(document.activeElement)).toBe(true);
});

describe('an empty or a failed list', () => {
  it('says so in the words of its family', async () => {
    stored = [];
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Notificaciones' }));
    expect(await screen.findByText('Sin notificaciones')).toBeTruthy();
    expect(screen.getByText('Cuando tengas notificaciones, van a aparecer aquí.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Marcar todos como leídos' }).ariaDisabled).toBe('true');
  });

  it('can be loaded again', async () => {
    let isDown = true;
    server.use(http.get('*/api/common/messages', () => (isDown ? busy() : HttpResponse.json(stored))));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Mensajes' }));
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    isDown = false;
    fireEvent.click(again);
    expect(await screen.findByText('Aviso a')).toBeTruthy();
  });
});
