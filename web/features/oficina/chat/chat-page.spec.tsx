import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { invalidateWhatChanged } from '../../../live/invalidation-saga';
import { liveEventReceived } from '../../../live/live-events';
import { refusal } from '../../../testing/api-server';
import { list, log, show, startChatPage, writeTo } from '../../../testing/chat-page';
import { buildConversacion } from '../../../testing/chats';
import { choose, typeInto } from '../../../testing/press';
import { buildSession, createTestApp } from '../../../testing/test-app';
import { selectEscritores } from './escribiendo-slice';
import { installChat } from './install-chat';

const { kept, server } = startChatPage();

describe('the list of chats', () => {
  it('shows the chats of the person first, then the other members, and asks to choose one', async () => {
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

  it('shows only what is unread, in the address, with the open conversation', async () => {
    const { router } = show('/chat?filtro=sin-leer');
    const links = () => screen.getAllByRole('link', { name: /Marta|Inés/ }).map(({ textContent }) => textContent);
    await waitFor(() => expect(links()).toEqual([expect.stringContaining('Marta Lavalle')]));
    fireEvent.click(screen.getByRole('link', { name: /Marta/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/c-marta'));
    expect(router.state.location.search).toBe('?filtro=sin-leer');
    await waitFor(() => expect(links()[0]).not.toContain('sin leer'));
    act(() => void router.navigate('/chat?filtro=sin-leer'));
    expect(await screen.findByText('Nada sin leer.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Sin leer' }));
    await waitFor(() => expect(links()).toHaveLength(2));
  });

  it('is searched for messages too, whose results lead to the message', async () => {
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

describe('a group', () => {
  it('is made with a name and people, opened, and left after a question', async () => {
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
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(`${request.method} ${request.url}`));
    fireEvent.click(info.getByRole('button', { name: 'Salir del grupo' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Salir de «Firmas»?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Salir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
    await waitFor(async () => expect(within(await list()).queryByText('Firmas')).toBeNull());
    // The group is not requested again once the person left it.
    const left = asked.findIndex((call) => call.startsWith('DELETE'));
    expect(asked.slice(left + 1)).not.toContainEqual(expect.stringMatching(/^GET .*conversaciones\/[\w-]{36}$/));
  });
});

it('a person who is alone in the office is invited to invite others', async () => {
  Object.assign(kept.chat.state, { conversaciones: [], contacts: [] });
  show('/chat');
  await screen.findByText('Todavía no hay con quién conversar');
  expect(screen.getByRole('link', { name: 'Invitar al equipo' }).getAttribute('href')).toBe('/configuraciones/equipo');
});

describe('the address of a chat', () => {
  it('with an unknown message says so, and leads to the end', async () => {
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

  it('with an unknown chat says so', async () => {
    show('/chat/c-otro');
    expect(await screen.findByText('Could not found chat with id of c-otro!')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Ver las conversaciones' }));
    expect(await screen.findByText('Elija una conversación')).toBeTruthy();
  });

  it.each([
    ['accesos.changed', true],
    ['carpetas.changed', false],
  ] as const)('with a carpeta that cannot be seen any more says so (%s; took part: %s)', async (type, participa) => {
    kept.chat.state.deCarpeta = { ...kept.chat.state.deCarpeta, participa };
    if (participa) kept.chat.state.conversaciones = [kept.chat.state.deCarpeta];
    const { app, store } = show('/chat/c-carpeta');
    app.runSaga(invalidateWhatChanged);
    const field = await screen.findByRole('textbox', { name: /^Mensaje en/ });
    fireEvent.change(field, { target: { value: 'Falta la firma de Paz' } });
    kept.chat.state.conversaciones = [];
    kept.chat.state.deCarpeta = { ...kept.chat.state.deCarpeta, id: 'c-nobody' };
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
  ])('%s leads to %s', async (path, result) => {
    const { router } = show(path);
    await list();
    await waitFor(() => expect(router.state.location.pathname).toBe(result));
  });
});

describe('the person who is writing', () => {
  const says = (usuarioId: string) => liveEventReceived({ type: 'chat.typing', chatId: 'c-marta', usuarioId });

  it('is named until their message comes', async () => {
    const { store } = show('/chat/c-marta');
    await log();
    for (const id of ['u-marta', 'u-ines', 'usuario-1']) act(() => void store.dispatch(says(id)));
    expect(screen.getByText('Marta e Inés están escribiendo…')).toBeTruthy();
    const { id } = kept.chat.add({ valor: 'Acá está' });
    act(() => void store.dispatch(liveEventReceived({ type: 'chat.changed', chatId: 'c-marta', mensajes: [id] })));
    expect(await screen.findByText('Inés está escribiendo…')).toBeTruthy();
  });

  it('is named for five seconds after the last event', async () => {
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

  it('is announced to the others once in a while, and again after sending', async () => {
    show('/chat/c-marta');
    const field = await writeTo('Marta Lavalle');
    for (const value of ['H', 'Ho', 'Hola']) fireEvent.change(field, { target: { value } });
    await waitFor(() => expect(kept.chat.state.writings).toBe(1));
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.change(field, { target: { value: 'O' } });
    await waitFor(() => expect(kept.chat.state.writings).toBe(2));
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

  it('is removed at once by a person who administers the group', async () => {
    kept.chat.state.conversaciones = [grupo(true)];
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

  it('can only be looked at by the others', async () => {
    kept.chat.state.conversaciones = [grupo(false)];
    show('/chat/c-g');
    const info = await openInfo();
    expect(info.queryByRole('button', { name: /foto/ })).toBeNull();
  });
});

it('the information of a chat says how to reach a member, and lists links and files page by page', async () => {
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
