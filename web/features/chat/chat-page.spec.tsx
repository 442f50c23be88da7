import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectionBack } from '../../live/connection-slice';
import { startApiServer } from '../../testing/api-server';
import { createChatServer } from '../../testing/chat-server';
import { showPages } from '../../testing/show-pages';
import { buildSession } from '../../testing/test-app';
import { routes } from './chat.routes';
import { type ChatMessage, chatApi } from './chat-api';

const server = startApiServer();
let chat: ReturnType<typeof createChatServer>;

beforeEach(() => {
  chat = createChatServer();
  server.use(...chat.handlers);
});

const show = (path: string) => showPages(routes, { path });
const list = () => screen.findByRole('navigation', { name: 'Conversaciones' });
const log = () => screen.findByRole('log', { name: 'Mensajes' });
const writeTo = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Mensaje para ${name}` });

async function write(name: string, text: string, key: object = { key: 'Enter' }) {
  const field = await writeTo(name);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, key);
}

describe('the list', () => {
  it('has my chats first, then the other members, and asks to choose one', async () => {
    show('/chat');
    const links = within(await list()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Marta Lavalle'),
      expect.stringContaining('Inés Núñez'),
    ]);
    expect(links[0]?.textContent).toContain('2 sin leer');
    expect(screen.getByText('Elija una conversación')).toBeTruthy();
  });

  it('is searched by name, in the address', async () => {
    const { router } = show('/chat?buscar=nunez');
    await waitFor(async () => expect(within(await list()).getAllByRole('link')).toHaveLength(1));
    const search = screen.getByRole('searchbox', { name: 'Buscar por nombre' });
    fireEvent.change(search, { target: { value: 'zz' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(await screen.findByText('Nadie se llama «zz».')).toBeTruthy();
    expect(router.state.location.search).toBe('?buscar=zz');
  });
});

describe('a thread', () => {
  it('shows what was said under its day, and has been read once it is open', async () => {
    const { router } = show('/chat');
    fireEvent.click(within(await list()).getByRole('link', { name: /Marta/ }));
    const said = await log();
    expect(said.textContent).toContain('4 de marzo de 2026');
    expect(said.textContent).toContain('Buen día¿Está?');
    expect(router.state.location.pathname).toBe('/chat/c-marta');
    await waitFor(() => expect(chat.find('c-marta')?.unreadCount).toBe(0));
    await waitFor(() => expect(screen.queryByText(/sin leer/)).toBeNull());
  });

  it('is not marked as read over and over when the server refuses, and says nothing of it', async () => {
    let attempts = 0;
    server.use(
      http.patch('*/api/apps/chat/chat', () => {
        attempts += 1;
        return HttpResponse.json({ message: 'Ahora no' }, { status: 503 });
      }),
    );
    const { services, store } = show('/chat/c-marta');
    await log();
    await waitFor(() => expect(screen.getByText('2', { selector: 'span' })).toBeTruthy());
    await expect.poll(() => services.pending.hasAny()).toBe(false);
    expect(attempts).toBe(1);
    expect(store.getState().toasts).toEqual([]);

    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(attempts).toBe(2));
  });

  it('sends on Enter, not on Shift and Enter nor while a word is composed, and never markup', async () => {
    show('/chat/c-marta');
    await write('Marta Lavalle', 'uno <b>\ndos', { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(await writeTo('Marta Lavalle'), { key: 'Enter', isComposing: true });
    expect(chat.state.keys).toEqual([]);
    fireEvent.keyDown(await writeTo('Marta Lavalle'), { key: 'Enter' });

    expect((await writeTo('Marta Lavalle')).value).toBe('');
    await waitFor(() => expect(chat.find('c-marta')?.messages.at(-1)?.value).toBe('uno &lt;b&gt;<br>dos'));
    await waitFor(async () => expect((await log()).textContent).toMatch(/uno <b>dos\d\d:\d\d$/));
  });

  it('keeps what did not arrive, and sends it again under the same key', async () => {
    chat.state.isRefusing = true;
    show('/chat/c-marta');
    await write('Marta Lavalle', '¿Firmamos mañana?');
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect((await log()).textContent).toContain('¿Firmamos mañana?');

    chat.state.isRefusing = false;
    fireEvent.click(retry);

    await waitFor(() => expect(screen.queryByText('No se envió.')).toBeNull());
    await waitFor(() => expect(chat.find('c-marta')?.lastMessage).toBe('¿Firmamos mañana?'));
    expect(chat.state.keys).toHaveLength(2);
    expect(new Set(chat.state.keys).size).toBe(1);
  });

  it('sends what did not arrive by itself, in its order, once the connection is back', async () => {
    chat.state.isRefusing = true;
    const { app } = show('/chat/c-marta');
    await write('Marta Lavalle', 'primero');
    await write('Marta Lavalle', 'segundo');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(2));

    chat.state.isRefusing = false;
    act(() => void app.store.dispatch(connectionBack()));

    await waitFor(() => expect(screen.queryByText('No se envió.')).toBeNull());
    expect(new Set(chat.state.keys).size).toBe(2);
    const values = () => chat.find('c-marta')?.messages.map(({ value }) => value);
    await waitFor(() => expect(values()?.slice(-2)).toEqual(['primero', 'segundo']));
  });

  it('is not shown twice for long when the answer to a message is lost: it is sent again by itself, under its key', async () => {
    const answers = new Map<string | null, ChatMessage>();
    server.use(
      http.post<never, { value: string }>('*/api/apps/chat/message', async ({ request }) => {
        const key = request.headers.get('idempotency-key');
        const stored = answers.get(key);
        if (stored) return HttpResponse.json(stored);
        const { value } = await request.json();
        answers.set(key, chat.add({ chatId: 'c-marta', contactId: 'usuario-1', isMine: true, value }));
        return HttpResponse.error();
      }),
    );
    const { store } = show('/chat/c-marta');
    await write('Marta Lavalle', 'una sola vez');
    await screen.findByText('No se envió.');
    act(() => void store.dispatch(chatApi.util.invalidateTags(['chat']) as never));
    await expect.poll(() => screen.queryByText('No se envió.')).toBeNull();
    expect(within(await log()).getAllByText('una sola vez')).toHaveLength(1);
    expect(answers.size).toBe(1);
  });

  it('does not send by itself again what the server refused', async () => {
    server.use(http.post('*/api/apps/chat/message', () => HttpResponse.json({ code: 'NO' }, { status: 422 })));
    const { app } = show('/chat/c-marta');
    await write('Marta Lavalle', 'rechazado');
    await screen.findByText('No se envió.');
    act(() => void app.store.dispatch(connectionBack()));
    expect(screen.getByText('No se envió.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });

  it('keeps what is being typed while another one is looked at, but not in another cuenta', async () => {
    const { router, open } = show('/chat/c-marta');
    await write('Marta Lavalle', 'a medio', { key: 'a' });
    await act(() => router.navigate('/chat?con=u-ines'));
    expect((await writeTo('Inés Núñez')).value).toBe('');
    await act(() => router.navigate('/chat/c-marta'));
    expect((await writeTo('Marta Lavalle')).value).toBe('a medio');

    act(() => open(buildSession({ n: 2 })));
    expect((await writeTo('Marta Lavalle')).value).toBe('a medio');
    act(() => open(buildSession({ cuentaId: 'cuenta-b', n: 3 })));
    await waitFor(async () => expect((await writeTo('Marta Lavalle')).value).toBe(''));
  });

  it('with a new contact begins with the first message, and then has its own address', async () => {
    const { router } = show('/chat?con=u-ines');
    expect(await screen.findByText('Todavía no hay mensajes')).toBeTruthy();
    expect(chat.state.chats).toHaveLength(1);
    await write('Inés Núñez', 'Hola, Inés');
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/c-u-ines'));
    expect((await log()).textContent).toContain('Hola, Inés');
  });

  it('is muted, and heard again', async () => {
    show('/chat/c-marta');
    fireEvent.click(await screen.findByRole('button', { name: 'Silenciar' }));
    expect(await screen.findByRole('img', { name: 'Silenciado' })).toBeTruthy();
    await waitFor(() => expect(chat.find('c-marta')?.muted).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Activar los avisos' }));
    await waitFor(() => expect(chat.find('c-marta')?.muted).toBe(false));
  });

  it('is heard again when the server refuses to mute it, and says so', async () => {
    server.use(http.patch('*/api/apps/chat/chat', () => HttpResponse.json({ message: 'Ahora no' }, { status: 503 })));
    show('/chat/c-marta');
    fireEvent.click(await screen.findByRole('button', { name: 'Silenciar' }));
    expect(await screen.findByText('Ahora no')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Silenciar' })).toBeTruthy();
  });

  it('shows what the other one writes meanwhile', async () => {
    const { store } = show('/chat/c-marta');
    await log();
    chat.add({ chatId: 'c-marta', value: 'Acabo de llegar' });
    act(() => void store.dispatch(chatApi.util.invalidateTags(['chat']) as never));
    await waitFor(async () => expect((await log()).textContent).toContain('Acabo de llegar'));
  });
});

it('leads whoever is alone in the office to invite the others', async () => {
  Object.assign(chat.state, { chats: [], contacts: [] });
  show('/chat');
  await screen.findByText('Todavía no hay con quién conversar');
  expect(screen.getByRole('link', { name: 'Invitar al equipo' }).getAttribute('href')).toBe('/configuraciones/equipo');
});

describe('an address', () => {
  it('of no chat says so', async () => {
    show('/chat/c-otro');
    expect(await screen.findByText('Could not found chat with id of c-otro!')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Ver las conversaciones' }));
    expect(await screen.findByText('Elija una conversación')).toBeTruthy();
  });

  it.each([
    ['/apps/chat', '/chat'],
    ['/apps/chat/c-marta', '/chat/c-marta'],
    ['/chat?con=u-marta', '/chat/c-marta'],
  ])('%s is %s', async (path, result) => {
    const { router } = show(path);
    await list();
    await waitFor(() => expect(router.state.location.pathname).toBe(result));
  });
});
