import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionBack } from '../../../live/connection-slice';
import { invalidateWhatChanged } from '../../../live/invalidation-saga';
import { liveEventReceived } from '../../../live/live-events';
import { refusal, startApiServer } from '../../../testing/api-server';
import { buildCarpeta, carpetasPage } from '../../../testing/carpetas';
import { createChatServer } from '../../../testing/chat-server';
import { buildConversacion, buildMensaje } from '../../../testing/chats';
import { buildSeccion } from '../../../testing/documentos';
import { fakePictures } from '../../../testing/fake-pictures';
import { choose, pick, typeInto } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { buildSession, createTestApp } from '../../../testing/test-app';
import { routes } from './chat.routes';
import { conversacionesApi } from './chat-api';
import { selectEscritores } from './escribiendo-slice';
import { installChat } from './install-chat';

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
    const search = screen.getByRole('searchbox', { name: 'Buscar personas y mensajes' });
    fireEvent.change(search, { target: { value: 'zz' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(await screen.findByText('Nadie se llama «zz».')).toBeTruthy();
    expect(router.state.location.search).toBe('?buscar=zz');
  });

  it('is searched for messages too, which lead to themselves', async () => {
    const { router } = show('/chat?buscar=día');
    const found = within(await screen.findByRole('region', { name: 'Mensajes' }));
    fireEvent.click(await found.findByRole('link', { name: /Buen día/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/c-marta'));
    const row = within(await log())
      .getByText('Buen día')
      .closest('article');
    await waitFor(() => expect(row?.dataset.target).toBe('true'));
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
    await waitFor(() => expect(chat.find('c-marta')?.sinLeer).toBe(0));
    await waitFor(() => expect(screen.queryByText(/ sin leer/)).toBeNull());
    // The line above the first unread message stays.
    expect(said.textContent).toContain('Sin leerBuen día');
  });

  it('leads to its unread messages above also when they come after its people', async () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(5000);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    server.use(
      http.get('*/api/conversaciones/:id/mensajes', async () => {
        await expect.poll(() => hasPeople()).toBe(true);
        return HttpResponse.json({ mensajes: chat.of('c-marta'), hayAnteriores: false, hayPosteriores: false });
      }),
    );
    const { store } = show('/chat/c-marta');
    const people = conversacionesApi.endpoints.conversacionesGet.select({ id: 'c-marta' });
    const hasPeople = () => people(store.getState() as never).isSuccess;
    expect(await screen.findByRole('button', { name: '2 mensajes sin leer' })).toBeTruthy();
  });

  it('is not marked as read over and over when the server refuses, and says nothing of it', async () => {
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

  it('sends on Enter, not on Shift and Enter nor while a word is composed, and never markup', async () => {
    show('/chat/c-marta');
    await write('Marta Lavalle', 'uno <b>\ndos', { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(await writeTo('Marta Lavalle'), { key: 'Enter', isComposing: true });
    expect(chat.state.sent).toEqual([]);
    fireEvent.keyDown(await writeTo('Marta Lavalle'), { key: 'Enter' });

    expect((await writeTo('Marta Lavalle')).value).toBe('');
    await waitFor(() => expect(chat.of('c-marta').at(-1)?.valor).toBe('uno &lt;b&gt;<br>dos'));
    await waitFor(async () => expect((await log()).textContent).toMatch(/uno <b>dos\d\d:\d\d$/));
    expect(await within(await log()).findByRole('img', { name: 'Enviado' })).toBeTruthy();
  });

  it('keeps what did not arrive, and sends it again with the same id', async () => {
    chat.state.isRefusing = true;
    show('/chat/c-marta');
    await write('Marta Lavalle', '¿Firmamos mañana?');
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect((await log()).textContent).toContain('¿Firmamos mañana?');

    chat.state.isRefusing = false;
    fireEvent.click(retry);

    await waitFor(() => expect(screen.queryByText('No se envió.')).toBeNull());
    await waitFor(() => expect(chat.of('c-marta').at(-1)?.valor).toBe('¿Firmamos mañana?'));
    expect(chat.state.sent).toHaveLength(2);
    expect(new Set(chat.state.sent).size).toBe(1);
  });

  it('sends what did not arrive by itself, in its order, once the connection is back', async () => {
    chat.state.isRefusing = true;
    const { app } = show('/chat/c-marta');
    await write('Marta Lavalle', 'primero');
    await write('Marta Lavalle', 'segundo');
    await screen.findByRole('button', { name: 'Reintentar' });
    // A later message waits for the refused one.
    chat.state.isRefusing = false;
    await write('Marta Lavalle', 'tercero');
    expect(new Set(chat.state.sent).size).toBe(1);
    act(() => void app.store.dispatch(connectionBack()));

    await waitFor(() => expect(screen.queryByText('No se envió.')).toBeNull());
    const values = () => chat.of('c-marta').map(({ valor }) => valor);
    await waitFor(() => expect(values().slice(-3)).toEqual(['primero', 'segundo', 'tercero']));
  });

  it('is not shown twice for long when the answer to a message is lost: it is sent again by itself, with its id', async () => {
    const lost = new Set<string>();
    server.use(
      http.post<never, { id: string; valor: string }>('*/api/conversaciones/c-marta/mensajes', async ({ request }) => {
        const { id, valor } = await request.json();
        const mensaje = chat.addOwn({ id, valor });
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
    expect(chat.of('c-marta').filter(({ valor }) => valor === 'una sola vez')).toHaveLength(1);
  });

  it('keeps trying to send what the server could not take now', async () => {
    server.use(
      http.post('*/api/conversaciones/:id/mensajes', () => refusal(429, 'OTRA_VEZ', 'Ahora no'), { once: true }),
    );
    const { app } = show('/chat/c-marta');
    await write('Marta Lavalle', 'otra vez');
    await screen.findByRole('button', { name: 'Reintentar' });
    act(() => void app.store.dispatch(connectionBack()));
    await waitFor(() => expect(chat.of('c-marta').at(-1)?.valor).toBe('otra vez'));
  });

  it('says why the server refused a message, which is not sent again but corrected', async () => {
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
    await waitFor(() => expect(chat.of('c-marta').at(-1)?.valor).toBe('corregido'));
    expect(refused).toHaveBeenCalledOnce();
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

  it('is kept over a new load: what was typed, and what was not sent', async () => {
    chat.state.isRefusing = true;
    show('/chat/c-marta');
    await write('Marta Lavalle', 'sin enviar');
    await screen.findByText('No se envió.');
    await write('Marta Lavalle', 'a medio', { key: 'a' });
    cleanup();

    chat.state.isRefusing = false;
    show('/chat/c-marta');
    expect((await writeTo('Marta Lavalle')).value).toBe('a medio');
    await waitFor(() => expect(chat.of('c-marta').at(-1)?.valor).toBe('sin enviar'));
    expect(new Set(chat.state.sent).size).toBe(1);
  });

  it('is handed to the next tab when this one is closed, and is there once after a new load', async () => {
    chat.state.isRefusing = true;
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

    chat.state.isRefusing = false;
    show('/chat/c-marta');
    expect((await writeTo('Marta Lavalle')).value).toBe('a medio');
    await waitFor(() => expect(chat.of('c-marta').at(-1)?.valor).toBe('sin enviar'));
    expect(new Set(chat.state.sent).size).toBe(1);
    expect(Object.keys(localStorage).join()).not.toContain('formularios');

    // The same tab, loaded again, restores the text only once.
    const own = close();
    Object.assign(sessionStorage, own);
    show('/chat/c-marta');
    expect((await writeTo('Marta Lavalle')).value).toBe('a medio');
  });

  it('with a new contact begins with the first message, and then has its own address', async () => {
    const { router } = show('/chat?con=u-ines');
    expect(await screen.findByText('Todavía no hay mensajes')).toBeTruthy();
    expect(chat.state.conversaciones).toHaveLength(1);
    await write('Inés Núñez', 'Hola, Inés');
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/c-u-ines'));
    expect((await log()).textContent).toContain('Hola, Inés');
  });

  it('is muted unless the server refuses, and heard again', async () => {
    const refused = () => HttpResponse.json({ message: 'Ahora no' }, { status: 503 });
    server.use(http.patch('*/api/conversaciones/:id', refused, { once: true }));
    show('/chat/c-marta');
    fireEvent.click(await screen.findByRole('button', { name: 'Silenciar' }));
    expect(await screen.findByText('Ahora no')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Silenciar' }));
    expect(await screen.findByRole('img', { name: 'Silenciado' })).toBeTruthy();
    await waitFor(() => expect(chat.find('c-marta')?.silenciada).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Activar los avisos' }));
    await waitFor(() => expect(chat.find('c-marta')?.silenciada).toBe(false));
  });

  it('shows what the other one writes or changes meanwhile, and fetches only that', async () => {
    const { store } = show('/chat/c-marta');
    await log();
    const fetched: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/mensajes?')) fetched.push(request.url);
    });
    const { id } = chat.add({ valor: 'Acabo de llegar' });
    act(() => void store.dispatch(liveEventReceived({ type: 'chat.changed', chatId: 'c-marta', mensajes: [id] })));
    await waitFor(async () => expect((await log()).textContent).toContain('Acabo de llegar'));
    await waitFor(async () => expect((await list()).textContent).toContain('Acabo de llegar'));
    expect(fetched).toHaveLength(1);
    expect(fetched[0]).toContain(id);
  });

  it('loads older messages at its beginning, and as far as one that is looked for', async () => {
    chat.state.mensajes = Array.from({ length: 300 }, (_, n) =>
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

describe('a message', () => {
  const actionsOf = async (text: string) => {
    const row = within(await log())
      .getByText(text)
      .closest('article') as HTMLElement;
    fireEvent.focus(row);
    return within(row);
  };
  const chooseEntry = async (text: string, entry: string) => {
    fireEvent.click((await actionsOf(text)).getByRole('button', { name: 'Más acciones' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
  };

  it('is answered with a quote, unless Escape says otherwise', async () => {
    show('/chat/c-marta');
    fireEvent.click((await actionsOf('¿Está?')).getByRole('button', { name: 'Responder' }));
    expect(screen.getByText('Responder a Marta Lavalle')).toBeTruthy();
    fireEvent.keyDown(await writeTo('Marta Lavalle'), { key: 'Escape' });
    expect(screen.queryByText('Responder a Marta Lavalle')).toBeNull();

    fireEvent.click((await actionsOf('¿Está?')).getByRole('button', { name: 'Responder' }));
    await write('Marta Lavalle', 'Sí, aquí');
    await waitFor(() => expect(chat.of('c-marta').at(-1)?.citado?.id).toBe('m-2'));
  });

  it('of one’s own is changed by the arrow up, while what was typed waits', async () => {
    chat.addOwn({ id: 'm-3', valor: 'A las <b>9</b>' });
    show('/chat/c-marta');
    const field = await writeTo('Marta Lavalle');
    await within(await log()).findByText('9');
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(field.value).toBe('A las *9*');
    await write('Marta Lavalle', 'A las *10*');
    await waitFor(() => expect(chat.of('c-marta').at(-1)?.valor).toBe('A las <b>10</b>'));
    await within(await log()).findByText('editado');
    expect((await writeTo('Marta Lavalle')).value).toBe('');
  });

  it('keeps its change in the field when the server refuses it', async () => {
    chat.addOwn({ id: 'm-3', valor: 'A las 9' });
    server.use(http.patch('*/mensajes/m-3', () => HttpResponse.json({ message: 'Ahora no' }, { status: 503 })));
    show('/chat/c-marta');
    await within(await log()).findByText('A las 9');
    fireEvent.keyDown(await writeTo('Marta Lavalle'), { key: 'ArrowUp' });
    await write('Marta Lavalle', 'A las 10');
    expect(await screen.findByText('Ahora no')).toBeTruthy();
    expect((await writeTo('Marta Lavalle')).value).toBe('A las 10');
  });

  it('that is deleted meanwhile is no longer answered nor changed, which is said', async () => {
    const { store } = show('/chat/c-marta');
    const remove = (id: string) => {
      chat.state.mensajes = chat.state.mensajes.map((one) =>
        one.id === id ? { ...one, valor: '', eliminado: true } : one,
      );
      act(() => void store.dispatch(liveEventReceived({ type: 'chat.changed', chatId: 'c-marta', mensajes: [id] })));
    };
    fireEvent.click((await actionsOf('¿Está?')).getByRole('button', { name: 'Responder' }));
    remove('m-2');
    expect(await screen.findByText('Se eliminó el mensaje al que respondía')).toBeTruthy();
    expect(screen.queryByText('Responder a Marta Lavalle')).toBeNull();

    await write('Marta Lavalle', 'A las 9');
    await within(await log()).findByRole('img', { name: 'Enviado' });
    fireEvent.keyDown(await writeTo('Marta Lavalle'), { key: 'ArrowUp' });
    expect(screen.getByText('Editar el mensaje')).toBeTruthy();
    remove(chat.of('c-marta').at(-1)?.id ?? '');
    expect(await screen.findByText('Se eliminó el mensaje que editaba')).toBeTruthy();
    expect((await writeTo('Marta Lavalle')).value).toBe('');
  });

  it('of one’s own is deleted for all, after a question; those of others are not', async () => {
    chat.addOwn({ id: 'm-3', valor: 'Me equivoqué' });
    show('/chat/c-marta');
    await chooseEntry('Me equivoqué', 'Eliminar');
    const question = await screen.findByRole('alertdialog', { name: '¿Eliminar el mensaje?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await within(await log()).findByText('Mensaje eliminado')).toBeTruthy();
    await waitFor(() => expect(chat.of('c-marta').at(-1)?.eliminado).toBe(true));

    fireEvent.click((await actionsOf('¿Está?')).getByRole('button', { name: 'Más acciones' }));
    await screen.findByRole('menuitem', { name: 'Responder' });
    expect(screen.queryByRole('menuitem', { name: 'Eliminar' })).toBeNull();
  });

  it('is met with an emoji, which is taken back by a click', async () => {
    show('/chat/c-marta');
    fireEvent.click((await actionsOf('¿Está?')).getByRole('button', { name: 'Reaccionar' }));
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Buscar un emoji' }), {
      target: { value: 'corazon' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'corazón' }));
    const chip = await within(await log()).findByRole('button', { name: /^❤️.*, usted$/ });
    fireEvent.click(chip);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Reacciones' })).toBeNull());
  });

  it('shows an emoji before the server has it, and takes it back when that refuses', async () => {
    let refuse = () => {};
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    server.use(
      http.post('*/api/conversaciones/:id/mensajes/:mensajeId/reacciones', async () => {
        await refused;
        return refusal(422, 'MENSAJE_ELIMINADO', 'El mensaje se eliminó.');
      }),
    );
    show('/chat/c-marta');
    fireEvent.click((await actionsOf('¿Está?')).getByRole('button', { name: 'Más acciones' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Reaccionar con pulgar arriba' }));
    await within(await log()).findByRole('button', { name: /^👍.*, usted$/ });
    refuse();
    expect(await screen.findByText('El mensaje se eliminó.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Reacciones' })).toBeNull());
  });
});

describe('a group', () => {
  it('is made of a name and people, opened, and left after a question', async () => {
    const { router } = show('/chat');
    fireEvent.click(await screen.findByRole('button', { name: 'Nuevo grupo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo grupo' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Crear grupo' }));
    expect(await dialog.findByText('Escriba el nombre del grupo')).toBeTruthy();
    fireEvent.change(dialog.getByRole('textbox', { name: /Nombre/ }), { target: { value: 'Firmas' } });
    const people = dialog.getByRole('combobox', { name: /Personas/ });
    typeInto(people, 'nunez');
    expect(await screen.findByRole('option', { name: /Inés Núñez/ })).toBeTruthy();
    typeInto(people, 'marta');
    choose(await screen.findByRole('option', { name: /Marta/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Crear grupo' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/chat\/[\w-]{36}$/));

    fireEvent.click(within(await screen.findByRole('heading', { name: 'Firmas', level: 2 })).getByRole('button'));
    const info = within(await screen.findByRole('dialog', { name: 'Información' }));
    expect((await info.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ana Rivas (usted)'),
      expect.stringContaining('Marta Lavalle'),
    ]);
    fireEvent.click(info.getByRole('button', { name: 'Salir del grupo' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Salir de «Firmas»?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Salir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
    await waitFor(async () => expect(within(await list()).queryByText('Firmas')).toBeNull());
  });
});

it('leads whoever is alone in the office to invite the others', async () => {
  Object.assign(chat.state, { conversaciones: [], contacts: [] });
  show('/chat');
  await screen.findByText('Todavía no hay con quién conversar');
  expect(screen.getByRole('link', { name: 'Invitar al equipo' }).getAttribute('href')).toBe('/configuraciones/equipo');
});

describe('an address', () => {
  it('of no message says so, and leads to the end', async () => {
    server.use(
      http.get('*/api/conversaciones/:id/mensajes', ({ request }) =>
        request.url.includes('alrededor') ? refusal(404, 'NO_ENCONTRADO', 'No se encontró el mensaje') : undefined,
      ),
    );
    show('/chat/c-marta?mensaje=m-none');
    expect(await screen.findByText('No se encontró el mensaje')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ir al final' }));
    await waitFor(() => expect(screen.queryByText('No se encontró el mensaje')).toBeNull());
    expect((await log()).textContent).toContain('¿Está?');
  });

  it('of no chat says so', async () => {
    show('/chat/c-otro');
    expect(await screen.findByText('Could not found chat with id of c-otro!')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Ver las conversaciones' }));
    expect(await screen.findByText('Elija una conversación')).toBeTruthy();
  });

  it.each([
    ['accesos.changed', true],
    ['carpetas.changed', false],
  ] as const)('of a carpeta that is seen no longer says so (%s; took part: %s)', async (type, participa) => {
    chat.state.deCarpeta = { ...chat.state.deCarpeta, participa };
    if (participa) chat.state.conversaciones = [chat.state.deCarpeta];
    const { app, store } = show('/chat/c-carpeta');
    app.runSaga(invalidateWhatChanged);
    const field = await screen.findByRole('textbox', { name: /^Mensaje en/ });
    fireEvent.change(field, { target: { value: 'Falta la firma de Paz' } });
    chat.state.conversaciones = [];
    chat.state.deCarpeta = { ...chat.state.deCarpeta, id: 'c-nobody' };
    act(() => void store.dispatch(liveEventReceived({ type })));
    expect(await screen.findByText('No se encontró la conversación')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Mensaje en/ })).toBeNull();
    // The typed text stays, so that the person can copy it or throw it away.
    const escrito = within(screen.getByRole('region', { name: 'Lo que escribió y no se envió' }));
    expect(escrito.getByText('Falta la firma de Paz')).toBeTruthy();
    expect(escrito.getByRole('button', { name: 'Copiar' })).toBeTruthy();
    fireEvent.click(escrito.getByRole('button', { name: 'Descartarlo' }));
    expect(screen.queryByText('Falta la firma de Paz')).toBeNull();
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

describe('who is writing', () => {
  const says = (usuarioId: string) => liveEventReceived({ type: 'chat.typing', chatId: 'c-marta', usuarioId });

  it('is said until their message comes', async () => {
    const { store } = show('/chat/c-marta');
    await log();
    for (const id of ['u-marta', 'u-ines', 'usuario-1']) act(() => void store.dispatch(says(id)));
    expect(screen.getByText('Marta e Inés están escribiendo…')).toBeTruthy();
    const { id } = chat.add({ valor: 'Acá está' });
    act(() => void store.dispatch(liveEventReceived({ type: 'chat.changed', chatId: 'c-marta', mensajes: [id] })));
    expect(await screen.findByText('Inés está escribiendo…')).toBeTruthy();
  });

  it('is said for five seconds after the last time that they told', async () => {
    vi.useFakeTimers();
    const { store, app, open } = createTestApp();
    open(buildSession());
    installChat(app);
    store.dispatch(says('u-marta'));
    await vi.advanceTimersByTimeAsync(4_999);
    store.dispatch(says('u-marta'));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(selectEscritores(store.getState())).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(selectEscritores(store.getState())).toEqual([]);
  });

  it('is told to the others once in a while, and again after sending', async () => {
    show('/chat/c-marta');
    const field = await writeTo('Marta Lavalle');
    for (const value of ['H', 'Ho', 'Hola']) fireEvent.change(field, { target: { value } });
    await waitFor(() => expect(chat.state.writings).toBe(1));
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.change(field, { target: { value: 'O' } });
    await waitFor(() => expect(chat.state.writings).toBe(2));
  });
});

it('shows the small picture of a picture once it is made, and loads a large one for it never', async () => {
  fakePictures();
  const foto = { mime: 'image/jpeg', bytes: 5_000_000, previsualizable: true };
  const miniaturaDe = (id: string) => `/api/conversaciones/adjuntos/${id}/miniatura`;
  const adjuntos = [
    { ...foto, id: 'a-1', nombre: 'Frente.jpg', miniatura: miniaturaDe('a-1') },
    { ...foto, id: 'a-2', nombre: 'Dorso.jpg', miniatura: null },
    { ...foto, id: 'a-3', nombre: 'Sello.jpg', miniatura: null, bytes: 5_000 },
  ];
  const { id } = chat.add({ valor: '', adjuntos });
  const loaded: string[] = [];
  server.use(
    http.get('*/api/conversaciones/adjuntos/:id/:que', ({ params }) => {
      loaded.push(`${params.id} ${params.que}`);
      return new HttpResponse(new Blob(['x']));
    }),
  );
  const { store } = show('/chat/c-marta');
  const pictureOf = (nombre: string) => screen.getByRole('button', { name: `Ver ${nombre}` }).querySelector('img');
  await screen.findByRole('button', { name: 'Ver Frente.jpg' });
  await waitFor(() => expect([pictureOf('Frente.jpg'), pictureOf('Sello.jpg')]).not.toContain(null));
  expect(pictureOf('Dorso.jpg')).toBeNull();
  const sello = pictureOf('Sello.jpg');
  const made = adjuntos.map((each) => ({ ...each, miniatura: miniaturaDe(each.id) }));
  chat.state.mensajes = chat.state.mensajes.map((each) => (each.id === id ? { ...each, adjuntos: made } : each));
  act(() => void store.dispatch(liveEventReceived({ type: 'chat.changed', chatId: 'c-marta', mensajes: [id] })));
  await waitFor(() => expect(pictureOf('Dorso.jpg')).not.toBeNull());
  // A picture that was already shown does not flicker.
  expect(pictureOf('Sello.jpg')).toBe(sello);
  expect(loaded.toSorted()).toEqual(['a-1 miniatura', 'a-2 miniatura', 'a-3 contenido']);
});

it('files what was sent as a document of a carpeta, in a section, and tells that it was there already', async () => {
  const planilla = {
    id: 'a-1',
    nombre: 'planilla.dat',
    mime: 'application/octet-stream',
    bytes: 3000,
    miniatura: null,
  };
  chat.add({ valor: '', adjuntos: [{ ...planilla, previsualizable: false }] });
  const filed: unknown[] = [];
  const aviso = 'El mismo archivo ya está en esta carpeta: «planilla.dat», versión 1.';
  server.use(
    http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([buildCarpeta()]))),
    http.get('*/api/carpetas/c-1/documentos', () =>
      HttpResponse.json({ secciones: [buildSeccion()], documentos: [], enPapelera: [], archivoMaxMib: 50 }),
    ),
    http.post('*/api/conversaciones/adjuntos/a-1/documento', async ({ request }) => {
      filed.push(await request.json());
      return HttpResponse.json({ documentoId: 'd-1', carpetaId: 'c-1', aviso }, { status: 201 });
    }),
  );
  show('/chat/c-marta');
  const thread = within(await log());
  expect(await thread.findByText('2,9 KB')).toBeTruthy();
  fireEvent.click(thread.getByRole('button', { name: 'Guardar en una carpeta…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar en una carpeta' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('Elija la carpeta.')).toBeTruthy();
  const carpeta = dialog.getByRole('combobox', { name: /^Carpeta/ });
  typeInto(carpeta, 'Rivas');
  choose(await screen.findByRole('option', { name: /Rivas a Molina/ }));
  await pick(await dialog.findByRole('combobox', { name: 'Sección' }), buildSeccion().nombre);
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(`Documento «planilla.dat» guardado. ${aviso}`)).toBeTruthy();
  expect(filed).toEqual([{ carpetaId: 'c-1', seccionId: buildSeccion().id }]);
});

describe('the files of a message', () => {
  const file = () => new File(['minuta'], 'minuta.txt', { type: 'text/plain' });

  it('are sent alone, as soon as they are uploaded', async () => {
    show('/chat/c-marta');
    const field = await writeTo('Marta Lavalle');
    fireEvent.change(screen.getByLabelText('Archivos para adjuntar'), { target: { files: [file()] } });
    expect(screen.getByRole('progressbar', { name: 'Progreso de minuta.txt' })).toBeTruthy();
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await within(await log()).findByRole('button', { name: /minuta\.txt/ })).toBeTruthy();
    await waitFor(() => expect(chat.of('c-marta').at(-1)).toMatchObject({ valor: '', adjuntos: [{ id: 'a-1' }] }));
    expect(screen.queryByRole('list', { name: 'Archivos del mensaje' })).toBeNull();
  });

  it('are pasted, uploaded again after a failure, and taken away', async () => {
    chat.state.isRefusing = true;
    show('/chat/c-marta');
    fireEvent.paste(await writeTo('Marta Lavalle'), { clipboardData: { files: [file()] } });
    const files = within(await screen.findByRole('list', { name: 'Archivos del mensaje' }));
    expect(await files.findByText('Ahora no')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Enviar' }).getAttribute('aria-disabled')).toBe('true');
    chat.state.isRefusing = false;
    fireEvent.click(files.getByRole('button', { name: 'Reintentar minuta.txt' }));
    expect(await files.findByText('6 B')).toBeTruthy();
    fireEvent.click(files.getByRole('button', { name: 'Quitar minuta.txt' }));
    await waitFor(() => expect(screen.queryByText('minuta.txt')).toBeNull());
  });
});

describe('a file that the server refuses for good', () => {
  const file = (nombre: string) => new File(['x'], nombre, { type: 'text/plain' });
  const attach = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('Archivos para adjuntar'), { target: { files } });

  it('with the message is left out by a press, and the rest is sent', async () => {
    const lost = HttpResponse.json(
      {
        code: 'DATOS_INVALIDOS',
        message: 'Uno de los archivos ya no está.',
        details: [
          { campo: 'adjuntos', mensaje: 'No está.' },
          { campo: 'adjuntos.0', mensaje: 'No está.' },
        ],
      },
      { status: 422 },
    );
    server.use(http.post('*/api/conversaciones/:id/mensajes', () => lost, { once: true }));
    show('/chat/c-marta');
    await writeTo('Marta Lavalle');
    attach(file('uno.txt'));
    await within(await screen.findByRole('list', { name: 'Archivos del mensaje' })).findByText('1 B');
    await write('Marta Lavalle', 'Con la minuta');
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar «minuta.txt» y enviar' }));
    await waitFor(() => expect(chat.of('c-marta').at(-1)).toMatchObject({ valor: 'Con la minuta', adjuntos: [] }));
    await waitFor(() => expect(screen.queryByText('No se envió.')).toBeNull());
  });

  it('while it is uploaded is left out by a press too, unless nothing else is there', async () => {
    server.use(
      http.post('*/api/conversaciones/:id/adjuntos', () => refusal(422, 'ARCHIVO_VACIO', 'El archivo está vacío.')),
    );
    show('/chat/c-marta');
    const field = await writeTo('Marta Lavalle');
    attach(file('vacio.txt'));
    await screen.findByText('El archivo está vacío.');
    expect(screen.queryByRole('button', { name: 'Reintentar vacio.txt' })).toBeNull();
    expect(screen.queryByRole('button', { name: /y enviar$/ })).toBeNull();
    fireEvent.change(field, { target: { value: 'Va sin eso' } });
    fireEvent.click(screen.getByRole('button', { name: 'Quitar «vacio.txt» y enviar' }));
    await waitFor(() => expect(chat.of('c-marta').at(-1)).toMatchObject({ valor: 'Va sin eso', adjuntos: [] }));
    expect(screen.queryByText('vacio.txt')).toBeNull();
  });
});

describe('the picture of a group', () => {
  const grupo = (administra: boolean) =>
    buildConversacion({
      id: 'c-g',
      tipo: 'grupo',
      nombre: 'Firmas',
      contacto: null,
      foto: '/api/imagenes/x',
      administra,
    });
  const openInfo = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Firmas' }));
    return within(await screen.findByRole('dialog', { name: 'Información' }));
  };

  it('is removed by who administers it, at once', async () => {
    chat.state.conversaciones = [grupo(true)];
    let isAsked = false;
    server.use(
      http.delete('*/api/conversaciones/c-g/foto', () => {
        isAsked = true;
        return HttpResponse.json({ ...grupo(true), foto: null, personas: [] });
      }),
    );
    show('/chat/c-g');
    const info = await openInfo();
    expect(document.querySelectorAll('img[src="/api/imagenes/x"]')).toHaveLength(3);
    fireEvent.click(info.getByRole('button', { name: 'Quitar foto' }));
    await waitFor(() => expect(document.querySelector('img[src="/api/imagenes/x"]')).toBeNull());
    await waitFor(() => expect(isAsked).toBe(true));
    expect(info.getByRole('button', { name: 'Subir foto' })).toBeTruthy();
  });

  it('is only shown to the others', async () => {
    chat.state.conversaciones = [grupo(false)];
    show('/chat/c-g');
    const info = await openInfo();
    expect(info.queryByRole('button', { name: /foto/ })).toBeNull();
  });
});

it('says in the information how to reach a member, and lists links and files page by page', async () => {
  const enlace = (n: number, texto = `https://x.test/${n}`) => ({
    url: `https://x.test/${n}`,
    texto,
    mensajeId: `m-${n}`,
    autor: { id: 'u-marta', nombre: 'Marta Lavalle' },
    en: '2026-03-04T12:00:00.000Z',
  });
  server.use(
    http.get('*/api/conversaciones/:id/enlaces', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('antes') === 'm-2'
          ? { enlaces: [enlace(1)], siguiente: null }
          : { enlaces: [enlace(3, 'La nota'), enlace(2)], siguiente: 'm-2' },
      ),
    ),
  );
  const archivo = (n: number) => ({
    id: `a-${n}`,
    nombre: `Nota ${n}.dat`,
    mime: 'application/octet-stream',
    bytes: 3000,
    previsualizable: false,
    miniatura: null,
  });
  server.use(
    http.get('*/api/conversaciones/:id/adjuntos', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('antes') === 'a-2'
          ? { adjuntos: [archivo(1)], siguiente: null }
          : { adjuntos: [archivo(3), archivo(2)], siguiente: 'a-2' },
      ),
    ),
  );
  show('/chat/c-marta');
  fireEvent.click(await screen.findByRole('button', { name: 'Marta Lavalle' }));
  const data = within(await screen.findByRole('region', { name: 'Datos' }));
  const address = data.getByRole<HTMLAnchorElement>('link', { name: 'u-marta@ejemplo.test' });
  expect(address.href).toBe('mailto:u-marta@ejemplo.test');
  const telefono = data.getByRole<HTMLAnchorElement>('link', { name: '+34 600 00 00 00 ext. 12' });
  expect(telefono.href).toBe('tel:+34600000000;ext=12');
  expect(data.getByText('Escribana adscripta')).toBeTruthy();
  const links = within(await screen.findByRole('region', { name: 'Enlaces' }));
  expect(links.getByRole('link', { name: /^La nota ?x\.test · Marta Lavalle/ })).toBeTruthy();
  fireEvent.click(links.getByRole('button', { name: 'Ver anteriores' }));
  await waitFor(() => expect(links.getAllByRole('link')).toHaveLength(3));
  expect(links.queryByRole('button', { name: 'Ver anteriores' })).toBeNull();

  const files = within(await screen.findByRole('region', { name: 'Archivos' }));
  fireEvent.click(files.getByRole('button', { name: 'Ver anteriores' }));
  expect(await files.findByText('Nota 1.dat')).toBeTruthy();
  expect(files.getAllByText(/^Nota/).map((one) => one.textContent)).toEqual(['Nota 3.dat', 'Nota 2.dat', 'Nota 1.dat']);
  expect(files.queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
});

describe('a number of a carpeta', () => {
  const carpetas = [
    { id: 'c-9', anio: 2026, numero: 46, codigo: '2026-000046', caratula: 'Pérez a Gómez', estado: 'firmada' },
  ];

  it('is a link with carátula and state to who may see it, and plain text otherwise, by one call', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get('*/api/carpetas/numeros', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('numeros'));
        return HttpResponse.json(carpetas);
      }),
    );
    chat.state.mensajes = [
      buildMensaje({ id: 'm-1', valor: 'Falta <b>#2026-46</b>' }),
      buildMensaje({ id: 'm-2', valor: 'Y #2026-000047, <a href="https://x.test/">#2026-46</a>' }),
    ];
    show('/chat/c-marta');
    const link = await within(await log()).findByRole('link', { name: '#2026-000046 Pérez a Gómez Firmada' });
    expect(link.getAttribute('href')).toBe('/carpetas/c-9');
    expect(link.closest('b')).toBeTruthy();
    const other = within(await log()).getByText(/Y #2026-000047/);
    expect(within(other).getAllByRole('link')).toHaveLength(1);
    expect(asked).toEqual(['2026-46,2026-47']);
  });

  it('is completed while it is typed', async () => {
    const drafted = buildCarpeta({ id: 'c-8', codigo: null });
    const numbered = buildCarpeta({ id: 'c-9', codigo: '2026-000046', caratula: 'Pérez a Gómez' });
    server.use(http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([drafted, numbered]))));
    show('/chat/c-marta');
    const field = await writeTo('Marta Lavalle');
    await typeInto(field, 'Falta #pér');
    expect(await screen.findByRole('option', { name: /2026-000046 · Pérez a Gómez/ })).toBeTruthy();
    expect(screen.getAllByRole('option')).toHaveLength(1);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field.value).toBe('Falta #2026-000046 ');
    expect(screen.queryByRole('option')).toBeNull();
    expect(chat.state.sent).toEqual([]);
  });
});
