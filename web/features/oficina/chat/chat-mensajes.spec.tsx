import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { liveEventReceived } from '../../../live/live-events';
import { refusal } from '../../../testing/api-server';
import { buildCarpeta, carpetasPage } from '../../../testing/carpetas';
import { log, show, startChatPage, write, writeTo } from '../../../testing/chat-page';
import { buildMensaje } from '../../../testing/chats';
import { typeInto } from '../../../testing/press';

const { kept, server } = startChatPage();

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
    await waitFor(() => expect(kept.chat.of('c-marta').at(-1)?.citado?.id).toBe('m-2'));
  });

  it('of the person is changed by the arrow up, while other typed text waits', async () => {
    kept.chat.addOwn({ id: 'm-3', valor: 'A las <b>9</b>' });
    show('/chat/c-marta');
    const field = await writeTo('Marta Lavalle');
    await within(await log()).findByText('9');
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(field.value).toBe('A las *9*');
    await write('Marta Lavalle', 'A las *10*');
    await waitFor(() => expect(kept.chat.of('c-marta').at(-1)?.valor).toBe('A las <b>10</b>'));
    await within(await log()).findByText('editado');
    expect((await writeTo('Marta Lavalle')).value).toBe('');
  });

  it('is pinned above the others, which leads to it, and is unpinned', async () => {
    show('/chat/c-marta');
    await chooseEntry('Buen día', 'Fijar para todos');
    fireEvent.click(await screen.findByRole('button', { name: /^Fijado: *Marta Lavalle: Buen día/ }));
    const row = within(await log())
      .getByText('Buen día')
      .closest('article');
    await waitFor(() => expect(row?.dataset.target).toBe('true'));

    await chooseEntry('¿Está?', 'Fijar para todos');
    fireEvent.click(await screen.findByRole('button', { name: /2 fijados/ }));
    const popup = within(await screen.findByRole('dialog', { name: 'Mensajes fijados' }));
    fireEvent.click(popup.getByRole('button', { name: /¿Está\?/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await chooseEntry('¿Está?', 'Quitar de los fijados');
    await waitFor(() => expect(screen.queryByRole('button', { name: /2 fijados/ })).toBeNull());
    expect(kept.chat.of('c-marta').map(({ fijado }) => fijado)).toEqual([true, false]);
  });

  it('keeps its change in the field when the server refuses it', async () => {
    kept.chat.addOwn({ id: 'm-3', valor: 'A las 9' });
    server.use(http.patch('*/mensajes/m-3', () => HttpResponse.json({ message: 'Ahora no' }, { status: 503 })));
    show('/chat/c-marta');
    await within(await log()).findByText('A las 9');
    fireEvent.keyDown(await writeTo('Marta Lavalle'), { key: 'ArrowUp' });
    await write('Marta Lavalle', 'A las 10');
    expect(await screen.findByText('Ahora no')).toBeTruthy();
    expect((await writeTo('Marta Lavalle')).value).toBe('A las 10');
  });

  it('that is deleted meanwhile can no longer be answered or changed, and the page says so', async () => {
    const { store } = show('/chat/c-marta');
    const remove = (id: string) => {
      kept.chat.state.mensajes = kept.chat.state.mensajes.map((one) =>
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
    remove(kept.chat.of('c-marta').at(-1)?.id ?? '');
    expect(await screen.findByText('Se eliminó el mensaje que editaba')).toBeTruthy();
    expect((await writeTo('Marta Lavalle')).value).toBe('');
  });

  it('of the person is deleted for all, after a question; messages of others are not', async () => {
    kept.chat.addOwn({ id: 'm-3', valor: 'Me equivoqué' });
    show('/chat/c-marta');
    await chooseEntry('Me equivoqué', 'Eliminar');
    const question = await screen.findByRole('alertdialog', { name: '¿Eliminar el mensaje?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await within(await log()).findByText('Mensaje eliminado')).toBeTruthy();
    await waitFor(() => expect(kept.chat.of('c-marta').at(-1)?.eliminado).toBe(true));

    fireEvent.click((await actionsOf('¿Está?')).getByRole('button', { name: 'Más acciones' }));
    await screen.findByRole('menuitem', { name: 'Responder' });
    expect(screen.queryByRole('menuitem', { name: 'Eliminar' })).toBeNull();
  });

  it('gets an emoji, which is taken back by a click', async () => {
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

  it('shows an emoji before the server has it, and removes it when the server refuses', async () => {
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

describe('the number of a carpeta in a message', () => {
  const carpetas = [
    { id: 'c-9', anio: 2026, numero: 46, codigo: '2026-000046', caratula: 'Pérez a Gómez', estado: 'firmada' },
  ];

  it('is a link with carátula and state for a person who may see the carpeta, otherwise plain text, by one call', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get('*/api/carpetas/numeros', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('numeros'));
        return HttpResponse.json(carpetas);
      }),
    );
    kept.chat.state.mensajes = [
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
    expect(kept.chat.state.sent).toEqual([]);
  });
});
