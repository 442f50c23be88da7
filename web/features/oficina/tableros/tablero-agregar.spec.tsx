import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { liveEventReceived } from '../../../live/live-events';
import { cards, choose, open, startTableroPage } from '../../../testing/tablero-page';
import { buildTablero, TABLERO_ID } from '../../../testing/tableros';

const { kept, server } = startTableroPage();

describe('adding to a tablero', () => {
  it('sends a whole title, however long it is, so that the server says that it is too long', async () => {
    open();
    const column = within(await screen.findByRole('region', { name: 'Lista Por hacer' }));
    fireEvent.click(column.getByRole('button', { name: 'Agregar tarjeta' }));
    const field = column.getByRole('textbox', { name: 'Agregar tarjeta' });
    fireEvent.change(field, { target: { value: 'x'.repeat(501) } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(cards('Por hacer').at(-1)).toHaveLength(501));
  });

  it('shows a new card at once, and changes to it wait until the server has it', async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    kept.tableros.state.hold = promise;
    open();
    const column = within(await screen.findByRole('region', { name: 'Lista Por hacer' }));
    fireEvent.click(column.getByRole('button', { name: 'Agregar tarjeta' }));
    const field = column.getByRole('textbox', { name: 'Agregar tarjeta' });
    fireEvent.change(field, { target: { value: 'Tercera' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(cards('Por hacer')).toEqual(['Pedir certificados', 'Llamar al banco', 'Tercera']));
    await choose('Tercera', 'En curso');
    await waitFor(() => expect(cards('En curso')).toEqual(['Tercera']));
    const calls = () => kept.tableros.state.writes.map(({ method }) => method);
    expect(calls()).toEqual(['POST']);
    release();
    await waitFor(() => expect(calls()).toEqual(['POST', 'PATCH']));
    await waitFor(() => expect(kept.tableros.state.tablero?.lists[1]?.cards).toHaveLength(1));
    expect(cards('En curso')).toEqual(['Tercera']);
  });

  it('keeps a new card last beside a card that is moved under it meanwhile', async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    kept.tableros.state.hold = promise;
    open();
    const column = within(await screen.findByRole('region', { name: 'Lista En curso' }));
    fireEvent.click(column.getByRole('button', { name: 'Agregar tarjeta' }));
    const field = column.getByRole('textbox', { name: 'Agregar tarjeta' });
    fireEvent.change(field, { target: { value: 'Nueva' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(cards('En curso')).toEqual(['Nueva']));
    await choose('Llamar al banco', 'En curso');
    await waitFor(() => expect(cards('En curso')).toEqual(['Nueva', 'Llamar al banco']));
    const calls = () => kept.tableros.state.writes.map(({ method }) => method);
    expect(calls()).toEqual(['POST']);
    release();
    await waitFor(() => expect(calls()).toEqual(['POST', 'PATCH']));
  });

  it('makes a card of each line, in their order, and goes on with the next', async () => {
    open();
    const column = within(await screen.findByRole('region', { name: 'Lista En curso' }));
    fireEvent.click(column.getByRole('button', { name: 'Agregar tarjeta' }));
    const field = column.getByRole('textbox', { name: 'Agregar tarjeta' });
    fireEvent.change(field, { target: { value: 'Primera\n\n Segunda ' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(cards('En curso')).toEqual(['Primera', 'Segunda']));
    expect((field as HTMLTextAreaElement).value).toBe('');
    // The server may not have answered with a shown card yet. It would then refuse that card with the next.
    await waitFor(() => expect(kept.tableros.cards()).toHaveLength(4));

    kept.tableros.state.isRefusing = true;
    fireEvent.change(field, { target: { value: 'Tercera' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await screen.findByText('La lista ya no está');
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe('Tercera'));
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(column.queryByRole('textbox', { name: 'Agregar tarjeta' })).toBeNull();
    expect(document.activeElement).toBe(column.getByRole('button', { name: 'Agregar tarjeta' }));
  });

  it('gives refused titles back in the order in which they were typed', async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    kept.tableros.state.hold = promise;
    kept.tableros.state.isRefusing = true;
    open();
    const column = within(await screen.findByRole('region', { name: 'Lista En curso' }));
    fireEvent.click(column.getByRole('button', { name: 'Agregar tarjeta' }));
    const field = column.getByRole('textbox', { name: 'Agregar tarjeta' });
    for (const title of ['Primera', 'Segunda']) {
      fireEvent.change(field, { target: { value: title } });
      fireEvent.keyDown(field, { key: 'Enter' });
    }
    fireEvent.change(field, { target: { value: 'Terc' } });
    release();
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe('Primera\nSegunda\nTerc'));
    expect(kept.tableros.state.writes).toHaveLength(1);
  });

  it('adds a card once when its answer was lost and it is sent again, and twice when it is written twice', async () => {
    const ids: unknown[] = [];
    server.use(
      http.post<never, { card: { id: string } }>('*/scrumboard/board/card', async ({ request }) => {
        const { card } = await request.clone().json();
        ids.push(card.id);
        return ids.length < 3 ? HttpResponse.error() : undefined;
      }),
    );
    open();
    const column = within(await screen.findByRole('region', { name: 'Lista En curso' }));
    fireEvent.click(column.getByRole('button', { name: 'Agregar tarjeta' }));
    const field = column.getByRole('textbox', { name: 'Agregar tarjeta' }) as HTMLTextAreaElement;
    fireEvent.change(field, { target: { value: 'Primera\nPrimera' } });
    for (const attempt of [1, 2]) {
      fireEvent.keyDown(field, { key: 'Enter' });
      await waitFor(() => expect(ids).toHaveLength(attempt));
      await waitFor(() => expect(field.value).toBe('Primera\nPrimera'));
    }
    fireEvent.change(field, { target: { value: 'Primera\nPrimera\nOtra' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(ids).toHaveLength(5));
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(3);
  });

  it('adds a list once when its answer was lost and it is sent again', async () => {
    const ids: unknown[] = [];
    server.use(
      http.post<never, { list: { id: string } }>('*/scrumboard/board/list', async ({ request }) => {
        ids.push((await request.json()).list.id);
        return HttpResponse.error();
      }),
    );
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar lista' }));
    const field = screen.getByRole('textbox', { name: 'Agregar lista' }) as HTMLTextAreaElement;
    fireEvent.change(field, { target: { value: 'Archivo' } });
    for (const attempt of [1, 2]) {
      fireEvent.keyDown(field, { key: 'Enter' });
      await waitFor(() => expect(ids).toHaveLength(attempt));
      await waitFor(() => expect(field.value).toBe('Archivo'));
    }
    expect(ids[1]).toBe(ids[0]);
  });

  describe('when somebody else deletes the list in which the person writes', () => {
    const write = async (title: string) => {
      const { app } = open();
      const column = within(await screen.findByRole('region', { name: 'Lista En curso' }));
      fireEvent.click(column.getByRole('button', { name: 'Agregar tarjeta' }));
      const field = column.getByRole('textbox', { name: 'Agregar tarjeta' });
      fireEvent.change(field, { target: { value: title } });
      const removeLista = async () => {
        const stored = buildTablero();
        kept.tableros.state.tablero = { ...stored, lists: stored.lists.filter(({ id }) => id !== 'l-2') };
        app.store.dispatch(liveEventReceived({ type: 'board.changed', boardId: TABLERO_ID }));
        await waitFor(() => expect(screen.queryByRole('region', { name: 'Lista En curso' })).toBeNull());
      };
      return { field, removeLista };
    };
    const copied = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    const said = /^Se eliminó la lista «En curso»/;
    beforeEach(() => {
      copied.mockClear();
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
      return () => void Reflect.deleteProperty(navigator, 'clipboard');
    });

    it('says so, offers the text, and moves the focus to the next list', async () => {
      const { removeLista } = await write('Llamar al re');
      await removeLista();
      expect(await screen.findByText(said)).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Copiar' }));
      expect(copied).toHaveBeenCalledWith('Llamar al re');
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Terminado'));
    });

    it('offers text that is refused for that reason', async () => {
      kept.tableros.state.isRefusing = true;
      const { field, removeLista } = await write('Llamar');
      fireEvent.keyDown(field, { key: 'Enter' });
      await removeLista();
      expect(await screen.findByText(said)).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Copiar' }));
      expect(copied).toHaveBeenCalledWith('Llamar');
    });

    it('says nothing when the tablero is left', async () => {
      await write('Llamar');
      fireEvent.click(screen.getByRole('link', { name: 'Tableros' }));
      await screen.findByRole('heading', { level: 1, name: 'Tableros' });
      expect(screen.queryByText(said)).toBeNull();
    });
  });
});
