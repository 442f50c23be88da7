import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { connectionBack } from '../../../live/connection-slice';
import { liveEventReceived } from '../../../live/live-events';
import { refusal } from '../../../testing/api-server';
import { list, log, show, startChatPage, write, writeTo } from '../../../testing/chat-page';
import { buildMensaje } from '../../../testing/chats';
import { buildSession } from '../../../testing/test-app';
import { conversacionesApi } from './chat-api';

const { kept, server } = startChatPage();

describe('the messages of a chat', () => {
  it('are shown under their day, and are read once the chat is open', async () => {
    const { router } = show('/chat');
    fireEvent.click(within(await list()).getByRole('link', { name: /Marta/ }));
    const said = await log();
    expect(said.textContent).toContain('4 de marzo de 2026');
    expect(said.textContent).toContain('Buen día¿Está?');
    expect(router.state.location.pathname).toBe('/chat/c-marta');
    await waitFor(() => expect(kept.chat.find('c-marta')?.sinLeer).toBe(0));
    await waitFor(() => expect(screen.queryByText(/ sin leer/)).toBeNull());
    // The line above the first unread message stays.
    expect(said.textContent).toContain('Sin leerBuen día');
  });

  it('are reached by a link to the unread ones above, also when these come after the people', async () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(5000);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    server.use(
      http.get('*/api/conversaciones/:id/mensajes', async () => {
        await expect.poll(() => hasPeople()).toBe(true);
        return HttpResponse.json({ mensajes: kept.chat.of('c-marta'), hayAnteriores: false, hayPosteriores: false });
      }),
    );
    const { store } = show('/chat/c-marta');
    const people = conversacionesApi.endpoints.conversacionesGet.select({ id: 'c-marta' });
    const hasPeople = () => people(store.getState() as never).isSuccess;
    expect(await screen.findByRole('button', { name: '2 mensajes sin leer' })).toBeTruthy();
  });

  it('are not marked as read over and over when the server refuses, and no error is shown', async () => {
    let attempts = 0;
    server.use(
      http.post('*/api/conversaciones/:id/leida', () => {
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

  it('are sent on Enter, but not on Shift and Enter or while a word is composed, and never as markup', async () => {
    show('/chat/c-marta');
    await write('Marta Lavalle', 'uno <b>\ndos', { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(await writeTo('Marta Lavalle'), { key: 'Enter', isComposing: true });
    expect(kept.chat.state.sent).toEqual([]);
    fireEvent.keyDown(await writeTo('Marta Lavalle'), { key: 'Enter' });

    expect((await writeTo('Marta Lavalle')).value).toBe('');
    await waitFor(() => expect(kept.chat.of('c-marta').at(-1)?.valor).toBe('uno &lt;b&gt;<br>dos'));
    await waitFor(async () => expect((await log()).textContent).toMatch(/uno <b>dos\d\d:\d\d$/));
    expect(await within(await log()).findByRole('img', { name: 'Enviado' })).toBeTruthy();
  });

  it('stay when they did not arrive, and are sent again with the same id', async () => {
    kept.chat.state.isRefusing = true;
    show('/chat/c-marta');
    await write('Marta Lavalle', '¿Firmamos mañana?');
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect((await log()).textContent).toContain('¿Firmamos mañana?');

    kept.chat.state.isRefusing = false;
    fireEvent.click(retry);

    await waitFor(() => expect(screen.queryByText('No se envió.')).toBeNull());
    await waitFor(() => expect(kept.chat.of('c-marta').at(-1)?.valor).toBe('¿Firmamos mañana?'));
    expect(kept.chat.state.sent).toHaveLength(2);
    expect(new Set(kept.chat.state.sent).size).toBe(1);
  });

  it('that did not arrive are sent by themselves, in their order, once the connection is back', async () => {
    kept.chat.state.isRefusing = true;
    const { app } = show('/chat/c-marta');
    await write('Marta Lavalle', 'primero');
    await write('Marta Lavalle', 'segundo');
    await screen.findByRole('button', { name: 'Reintentar' });
    // A later message waits for the refused one.
    kept.chat.state.isRefusing = false;
    await write('Marta Lavalle', 'tercero');
    expect(new Set(kept.chat.state.sent).size).toBe(1);
    act(() => void app.store.dispatch(connectionBack()));

    await waitFor(() => expect(screen.queryByText('No se envió.')).toBeNull());
    const values = () => kept.chat.of('c-marta').map(({ valor }) => valor);
    await waitFor(() => expect(values().slice(-3)).toEqual(['primero', 'segundo', 'tercero']));
  });

  it('are not shown twice for long when an answer is lost: they are sent again by themselves, with their id', async () => {
    const lost = new Set<string>();
    server.use(
      http.post<never, { id: string; valor: string }>('*/api/conversaciones/c-marta/mensajes', async ({ request }) => {
        const { id, valor } = await request.json();
        const mensaje = kept.chat.addOwn({ id, valor });
        if (lost.has(id)) return HttpResponse.json(mensaje);
        lost.add(id);
        return HttpResponse.error();
      }),
    );
    const { store } = show('/chat/c-marta');
    await write('Marta Lavalle', 'una sola vez');
    await screen.findByText('No se envió.');
    act(() => void store.dispatch(conversacionesApi.util.invalidateTags(['conversaciones']) as never));
    await expect.poll(() => screen.queryByText('No se envió.')).toBeNull();
    expect(within(await log()).getAllByText('una sola vez')).toHaveLength(1);
    expect(kept.chat.of('c-marta').filter(({ valor }) => valor === 'una sola vez')).toHaveLength(1);
  });

  it('are sent again as long as the server is busy', async () => {
    server.use(
      http.post('*/api/conversaciones/:id/mensajes', () => refusal(429, 'OTRA_VEZ', 'Ahora no'), { once: true }),
    );
    const { app } = show('/chat/c-marta');
    await write('Marta Lavalle', 'otra vez');
    await screen.findByRole('button', { name: 'Reintentar' });
    act(() => void app.store.dispatch(connectionBack()));
    await waitFor(() => expect(kept.chat.of('c-marta').at(-1)?.valor).toBe('otra vez'));
  });

  it('that the server refuses say why, and are corrected instead of sent again', async () => {
    const refused = vi.fn(() => refusal(422, 'NO', 'El mensaje no vale.'));
    server.use(http.post('*/api/conversaciones/:id/mensajes', refused, { once: true }));
    const { app } = show('/chat/c-marta');
    await write('Marta Lavalle', 'rechazado');
    expect(await screen.findByText('El mensaje no vale.')).toBeTruthy();
    act(() => void app.store.dispatch(connectionBack()));
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Editar' }));
    const field = await writeTo('Marta Lavalle');
    expect(field.value).toBe('rechazado');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText('No se envió.')).toBeNull();
    await write('Marta Lavalle', 'corregido');
    await waitFor(() => expect(kept.chat.of('c-marta').at(-1)?.valor).toBe('corregido'));
    expect(refused).toHaveBeenCalledOnce();
  });

  it('keep the typed text while another chat is open, but not in another cuenta', async () => {
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

  it('that were typed or not sent are kept when the page is loaded anew', async () => {
    kept.chat.state.isRefusing = true;
    show('/chat/c-marta');
    await write('Marta Lavalle', 'sin enviar');
    await screen.findByText('No se envió.');
    await write('Marta Lavalle', 'a medio', { key: 'a' });
    cleanup();

    kept.chat.state.isRefusing = false;
    show('/chat/c-marta');
    expect((await writeTo('Marta Lavalle')).value).toBe('a medio');
    await waitFor(() => expect(kept.chat.of('c-marta').at(-1)?.valor).toBe('sin enviar'));
    expect(new Set(kept.chat.state.sent).size).toBe(1);
  });

  it('that were not sent go to the next tab when this tab is closed, and are there once after a new load', async () => {
    kept.chat.state.isRefusing = true;
    const close = () => {
      fireEvent(window, new Event('pagehide'));
      cleanup();
      const own = { ...sessionStorage };
      sessionStorage.clear();
      return own;
    };
    show('/chat/c-marta');
    await write('Marta Lavalle', 'sin enviar');
    await screen.findByText('No se envió.');
    await write('Marta Lavalle', 'a medio', { key: 'a' });
    close();
    expect(Object.keys(localStorage).join()).toContain('formularios');

    kept.chat.state.isRefusing = false;
    show('/chat/c-marta');
    expect((await writeTo('Marta Lavalle')).value).toBe('a medio');
    await waitFor(() => expect(kept.chat.of('c-marta').at(-1)?.valor).toBe('sin enviar'));
    expect(new Set(kept.chat.state.sent).size).toBe(1);
    expect(Object.keys(localStorage).join()).not.toContain('formularios');

    // The same tab, loaded again, restores the text only once.
    const own = close();
    Object.assign(sessionStorage, own);
    show('/chat/c-marta');
    expect((await writeTo('Marta Lavalle')).value).toBe('a medio');
  });

  it('to a new contact begin a chat, which then has its own address', async () => {
    const { router } = show('/chat?con=u-ines');
    expect(await screen.findByText('Todavía no hay mensajes')).toBeTruthy();
    expect(kept.chat.state.conversaciones).toHaveLength(1);
    await write('Inés Núñez', 'Hola, Inés');
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/c-u-ines'));
    expect((await log()).textContent).toContain('Hola, Inés');
  });

  it('are muted unless the server refuses, and heard again', async () => {
    const refused = () => HttpResponse.json({ message: 'Ahora no' }, { status: 503 });
    server.use(http.patch('*/api/conversaciones/:id', refused, { once: true }));
    show('/chat/c-marta');
    fireEvent.click(await screen.findByRole('button', { name: 'Silenciar' }));
    expect(await screen.findByText('Ahora no')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Silenciar' }));
    expect(await screen.findByRole('img', { name: 'Silenciado' })).toBeTruthy();
    await waitFor(() => expect(kept.chat.find('c-marta')?.silenciada).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Activar los avisos' }));
    await waitFor(() => expect(kept.chat.find('c-marta')?.silenciada).toBe(false));
  });

  it('of the other person appear and change meanwhile, and only these are fetched', async () => {
    const { store } = show('/chat/c-marta');
    await log();
    const fetched: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/mensajes?')) fetched.push(request.url);
    });
    const { id } = kept.chat.add({ valor: 'Acabo de llegar' });
    act(() => void store.dispatch(liveEventReceived({ type: 'chat.changed', chatId: 'c-marta', mensajes: [id] })));
    await waitFor(async () => expect((await log()).textContent).toContain('Acabo de llegar'));
    await waitFor(async () => expect((await list()).textContent).toContain('Acabo de llegar'));
    expect(fetched).toHaveLength(1);
    expect(fetched[0]).toContain(id);
  });

  it('are loaded backwards, and as far as a message that is looked for', async () => {
    kept.chat.state.mensajes = Array.from({ length: 300 }, (_, n) =>
      buildMensaje({
        id: `m-${n}`,
        valor: `mensaje ${n}.`,
        creadoEn: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
      }),
    );
    const { router } = show('/chat/c-marta');
    expect((await log()).textContent).toContain('mensaje 299.');
    await act(() => router.navigate('/chat/c-marta?mensaje=m-100'));
    await waitFor(async () => expect((await log()).textContent).toContain('mensaje 100.'));
    expect((await log()).textContent).not.toMatch(/mensaje (299|30)\./);

    Object.defineProperty(await log(), 'clientHeight', { value: 600 });
    fireEvent.scroll(await log());
    await waitFor(async () => expect((await log()).textContent).toContain('mensaje 30.'));
  });
});
