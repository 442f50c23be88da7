import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepInTab, keptKeys } from '../../../autosave/kept-drafts';
import { liveEventReceived } from '../../../live/live-events';
import { startApiServer } from '../../../testing/api-server';
import { pick } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import {
  buildEtiquetaDeTablero,
  buildLista,
  buildTablero,
  buildTarjeta,
  createTablerosServer,
  TABLERO_ID,
} from '../../../testing/tableros';
import { routes } from './tableros.routes';

const server = startApiServer();
let tableros: ReturnType<typeof createTablerosServer>;

beforeEach(() => {
  tableros = createTablerosServer();
  server.use(...tableros.handlers);
});

const path = `/apps/scrumboard/${TABLERO_ID}`;
const open = (at = path, rolId = 1) => showPages(routes, { path: at, rolId });
const list = (title: string) => screen.getByRole('region', { name: `Lista ${title}`, hidden: true });
const cards = (title: string) =>
  within(list(title))
    .queryAllByRole('article', { hidden: true })
    .map((card) => within(card).getByRole('link', { hidden: true }).textContent);
const choose = async (card: string, entry: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Acciones de ${card}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

describe('a tablero', () => {
  it('moves a card at once by its menu, and sends only that one', async () => {
    open();
    await choose('Pedir certificados', 'En curso');
    await waitFor(() => expect(cards('En curso')).toEqual(['Pedir certificados']));
    // The focus follows the card.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Pedir certificados'));
    await waitFor(() =>
      expect(tableros.state.writes).toContainEqual({
        method: 'PATCH',
        path: 'cards',
        body: { cards: [{ id: 't-1', listId: 'l-2', position: 65_536 }] },
      }),
    );
    await choose('Llamar al banco', 'En curso');
    await waitFor(() => expect(cards('En curso')).toEqual(['Pedir certificados', 'Llamar al banco']));
    await choose('Llamar al banco', 'Subir');
    await waitFor(() => expect(cards('En curso')).toEqual(['Llamar al banco', 'Pedir certificados']));
  });

  it('leaves the keyboard beside a card or a list that is deleted', async () => {
    open();
    await choose('Pedir certificados', 'Eliminar');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Llamar al banco'));
    await choose('Llamar al banco', 'Eliminar');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Por hacer'));
    await choose('la lista Por hacer', 'Eliminar');
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('En curso'));
  });

  it('has a list back with its cards when its deletion is undone', async () => {
    open();
    await choose('la lista Por hacer', 'Eliminar');
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Lista Por hacer' })).toBeNull());
    expect(await screen.findByText('Lista «Por hacer» eliminada')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(cards('Por hacer')).toEqual(['Pedir certificados', 'Llamar al banco']));
  });

  it('says that a card cannot come back when its list has gone', async () => {
    server.use(
      http.post('*/board/card/t-1/restore', () =>
        HttpResponse.json({ statusCode: 404, code: 'NO_ENCONTRADO', message: 'No existe' }, { status: 404 }),
      ),
    );
    open();
    await choose('Pedir certificados', 'Eliminar');
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(
      await screen.findByText('Tarjeta «Pedir certificados» eliminada. No se pudo deshacer: la lista ya no está'),
    ).toBeTruthy();
  });

  it('puts a refused move back, and says why', async () => {
    const { promise: refusal, resolve: refuse } = Promise.withResolvers<Response>();
    server.use(http.patch('*/api/apps/scrumboard/board/cards', () => refusal));
    open();
    await choose('Pedir certificados', 'Terminado');
    await waitFor(() => expect(cards('Terminado')).toEqual(['Pedir certificados']));
    refuse(HttpResponse.json({ statusCode: 422, code: 'INVALIDO', message: 'La lista ya no está' }, { status: 422 }));
    expect(await screen.findByText('La lista ya no está')).toBeTruthy();
    await waitFor(() => expect(cards('Por hacer')).toEqual(['Pedir certificados', 'Llamar al banco']));
    expect(cards('Terminado')).toEqual([]);
  });

  it('fetches only the cards that others changed', async () => {
    const { app } = open();
    await screen.findByRole('button', { name: 'Acciones de Llamar al banco' });
    tableros.change('t-2', { listId: 'l-3', title: 'Llamado' });
    tableros.remove('t-1');
    app.store.dispatch(liveEventReceived({ type: 'board.changed', boardId: TABLERO_ID, cards: ['t-2'] }));
    app.store.dispatch(liveEventReceived({ type: 'board.changed', boardId: TABLERO_ID, cards: ['t-1'] }));
    await waitFor(() => expect(cards('Terminado')).toEqual(['Llamado']));
    expect(cards('Por hacer')).toEqual([]);
    expect(tableros.state.writes).toEqual([{ method: 'GET', path: 'cards', body: ['t-2', 't-1'] }]);
  });

  it('fetches neither what one does oneself nor what is done to another tablero', async () => {
    const asked: string[] = [];
    server.use(http.get('*/scrumboard/board', ({ request }) => void asked.push(request.url)));
    const { app } = open();
    await screen.findByRole('button', { name: 'Acciones de Llamar al banco' });
    const tell = (change: { boardId?: string; cards?: string[]; isOwn?: boolean }) =>
      app.store.dispatch(liveEventReceived({ type: 'board.changed', boardId: TABLERO_ID, ...change }));
    tell({ cards: ['t-1'], isOwn: true });
    tell({ isOwn: true });
    tell({ boardId: 'b-2' });
    tell({ cards: ['t-2'] });
    await waitFor(() => expect(tableros.state.writes).toEqual([{ method: 'GET', path: 'cards', body: ['t-2'] }]));
    expect(asked).toHaveLength(1);
  });

  it('tells a screen reader that a card was not moved, as somebody else deleted it during the drag', async () => {
    const { app } = open();
    const card = () => screen.getByRole('link', { name: 'Pedir certificados' });
    const said = () => document.querySelector('[aria-live="assertive"]')?.textContent;
    await screen.findByRole('link', { name: 'Pedir certificados' });
    card().focus();
    fireEvent.keyDown(card(), { keyCode: 32 });
    await waitFor(() => expect(said()).toMatch(/^Tomó/));
    fireEvent.keyDown(card(), { keyCode: 40 });
    await waitFor(() => expect(said()).toMatch(/^Posición 2/));
    const [first] = buildTablero().lists;
    tableros.state.tablero = buildTablero({
      title: 'Diciembre',
      lists: [{ ...first!, cards: first!.cards.slice(1) }, ...buildTablero().lists.slice(1)],
    });
    app.store.dispatch(liveEventReceived({ type: 'board.changed', boardId: TABLERO_ID }));
    await screen.findByRole('heading', { name: 'Diciembre' });
    fireEvent.keyDown(card(), { keyCode: 32 });
    expect(await screen.findByText('Alguien eliminó esa tarjeta')).toBeTruthy();
    await waitFor(() => expect(said()).toBe('«Pedir certificados» no se movió.'));
    expect(tableros.state.writes).toEqual([]);
  });

  it('keeps what was made while an older answer was on its way', async () => {
    const { app } = open();
    const column = within(await screen.findByRole('region', { name: 'Lista En curso' }));
    const { promise: older, resolve: answer } = Promise.withResolvers<Response>();
    let isAsked = false;
    server.use(
      http.get('*/scrumboard/board', () => {
        isAsked = true;
        return older;
      }),
    );
    app.store.dispatch(liveEventReceived({ type: 'board.changed', boardId: TABLERO_ID }));
    await waitFor(() => expect(isAsked).toBe(true));
    fireEvent.click(column.getByRole('button', { name: 'Agregar tarjeta' }));
    const field = column.getByRole('textbox', { name: 'Agregar tarjeta' });
    fireEvent.change(field, { target: { value: 'Primera' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(tableros.cards()).toHaveLength(3));
    await waitFor(() => expect(column.queryByRole('progressbar')).toBeNull());
    answer(HttpResponse.json(buildTablero({ title: 'Diciembre' })));
    await screen.findByRole('heading', { name: 'Diciembre' });
    await waitFor(() => expect(cards('En curso')).toEqual(['Primera']));
  });

  it('is fetched anew when more than cards has changed, and says when it was deleted', async () => {
    const { app } = open();
    await screen.findByRole('heading', { name: /Por hacer/ });
    tableros.state.tablero = buildTablero({ title: 'Diciembre', lists: [] });
    app.store.dispatch(liveEventReceived({ type: 'board.changed', boardId: TABLERO_ID }));
    await screen.findByRole('heading', { name: 'Diciembre' });

    tableros.state.tablero = null;
    app.store.dispatch(liveEventReceived({ type: 'board.changed', boardId: TABLERO_ID }));
    expect(await screen.findByText('Se eliminó el tablero')).toBeTruthy();
  });

  it('is not fetched at an address without a valid id', async () => {
    let isAsked = false;
    server.use(
      http.get('*/scrumboard/board', () => {
        isAsked = true;
        return HttpResponse.json({ statusCode: 400 }, { status: 400 });
      }),
    );
    open('/apps/scrumboard/nadie');
    expect(await screen.findByText('No se encontró el tablero')).toBeTruthy();
    expect(isAsked).toBe(false);
  });

  it('sends a title whole, however long it is, so that the server says what is too long', async () => {
    open();
    const column = within(await screen.findByRole('region', { name: 'Lista Por hacer' }));
    fireEvent.click(column.getByRole('button', { name: 'Agregar tarjeta' }));
    const field = column.getByRole('textbox', { name: 'Agregar tarjeta' });
    fireEvent.change(field, { target: { value: 'x'.repeat(501) } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(cards('Por hacer').at(-1)).toHaveLength(501));
  });

  it('shows a new card at once; what is done with it waits until it is made', async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    tableros.state.hold = promise;
    open();
    const column = within(await screen.findByRole('region', { name: 'Lista Por hacer' }));
    fireEvent.click(column.getByRole('button', { name: 'Agregar tarjeta' }));
    const field = column.getByRole('textbox', { name: 'Agregar tarjeta' });
    fireEvent.change(field, { target: { value: 'Tercera' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(cards('Por hacer')).toEqual(['Pedir certificados', 'Llamar al banco', 'Tercera']));
    await choose('Tercera', 'En curso');
    await waitFor(() => expect(cards('En curso')).toEqual(['Tercera']));
    const calls = () => tableros.state.writes.map(({ method }) => method);
    expect(calls()).toEqual(['POST']);
    release();
    await waitFor(() => expect(calls()).toEqual(['POST', 'PATCH']));
    await waitFor(() => expect(tableros.state.tablero?.lists[1]?.cards).toHaveLength(1));
    expect(cards('En curso')).toEqual(['Tercera']);
  });

  it('makes a card for each line, in their order, and goes on with the next', async () => {
    open();
    const column = within(await screen.findByRole('region', { name: 'Lista En curso' }));
    fireEvent.click(column.getByRole('button', { name: 'Agregar tarjeta' }));
    const field = column.getByRole('textbox', { name: 'Agregar tarjeta' });
    fireEvent.change(field, { target: { value: 'Primera\n\n Segunda ' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(cards('En curso')).toEqual(['Primera', 'Segunda']));
    expect((field as HTMLTextAreaElement).value).toBe('');
    // The server may not have answered with a shown card yet. It would then refuse that card with the next.
    await waitFor(() => expect(tableros.cards()).toHaveLength(4));

    tableros.state.isRefusing = true;
    fireEvent.change(field, { target: { value: 'Tercera' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await screen.findByText('La lista ya no está');
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe('Tercera'));
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(column.queryByRole('textbox', { name: 'Agregar tarjeta' })).toBeNull();
    expect(document.activeElement).toBe(column.getByRole('button', { name: 'Agregar tarjeta' }));
  });

  it('gives back what was refused in the order in which it was typed', async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    tableros.state.hold = promise;
    tableros.state.isRefusing = true;
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
    expect(tableros.state.writes).toHaveLength(1);
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

  describe('when somebody else deletes the list that one writes in', () => {
    const write = async (title: string) => {
      const { app } = open();
      const column = within(await screen.findByRole('region', { name: 'Lista En curso' }));
      fireEvent.click(column.getByRole('button', { name: 'Agregar tarjeta' }));
      const field = column.getByRole('textbox', { name: 'Agregar tarjeta' });
      fireEvent.change(field, { target: { value: title } });
      const removeLista = async () => {
        const stored = buildTablero();
        tableros.state.tablero = { ...stored, lists: stored.lists.filter(({ id }) => id !== 'l-2') };
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

    it('says so, offers the text, and focuses the next list', async () => {
      const { removeLista } = await write('Llamar al re');
      await removeLista();
      expect(await screen.findByText(said)).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Copiar' }));
      expect(copied).toHaveBeenCalledWith('Llamar al re');
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Terminado'));
    });

    it('offers what is refused therefore', async () => {
      tableros.state.isRefusing = true;
      const { field, removeLista } = await write('Llamar');
      fireEvent.keyDown(field, { key: 'Enter' });
      await removeLista();
      expect(await screen.findByText(said)).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Copiar' }));
      expect(copied).toHaveBeenCalledWith('Llamar');
    });

    it('says nothing of it when the tablero is left', async () => {
      await write('Llamar');
      fireEvent.click(screen.getByRole('link', { name: 'Volver a los tableros' }));
      await screen.findByRole('heading', { level: 1, name: 'Tableros' });
      expect(screen.queryByText(said)).toBeNull();
    });
  });

  it('edits the title of a list in place; an empty one changes nothing', async () => {
    open();
    const rename = async (title: string) => {
      fireEvent.click(await screen.findByRole('button', { name: 'En curso' }));
      const field = screen.getByRole('textbox', { name: 'Título de la lista' });
      fireEvent.change(field, { target: { value: title } });
      fireEvent.keyDown(field, { key: 'Enter' });
    };
    await rename('  ');
    await rename('En marcha');
    expect(await screen.findByRole('region', { name: 'Lista En marcha' })).toBeTruthy();
    await waitFor(() => expect(tableros.state.tablero?.lists[1]?.title).toBe('En marcha'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('En marcha'));
  });

  it('shows the cards that the address asks for', async () => {
    tableros.change('t-2', { labels: [buildEtiquetaDeTablero()] });
    open(`${path}?etiqueta=e-1`);
    await waitFor(() => expect(cards('Por hacer')).toEqual([expect.stringContaining('Llamar al banco')]));
    expect(within(list('Por hacer')).getByText('1 de 2 tarjetas')).toBeTruthy();

    const search = screen.getByRole('searchbox', { name: 'Buscar tarjetas' });
    fireEvent.change(search, { target: { value: 'nada de esto' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    fireEvent.click(await screen.findByRole('button', { name: 'Ver todas' }));
    await waitFor(() => expect(cards('Por hacer')).toHaveLength(2));
  });

  it('ignores a label in the address that was deleted', async () => {
    open(`${path}?etiqueta=e-9`);
    await screen.findByRole('region', { name: 'Lista Por hacer' });
    expect(cards('Por hacer')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Quitar el filtro etiquetas' })).toBeNull();
  });

  it('is searched by words, wherever they stand on a card', async () => {
    open(`${path}?buscar=BANCO llam`);
    await screen.findByRole('region', { name: 'Lista Por hacer' });
    await waitFor(() => expect(cards('Por hacer')).toEqual(['Llamar al banco']));
  });

  it('tells of a card that was made and that the filter hides', async () => {
    open(`${path}?buscar=banco`);
    const column = within(await screen.findByRole('region', { name: 'Lista En curso' }));
    fireEvent.click(column.getByRole('button', { name: 'Agregar tarjeta' }));
    const field = column.getByRole('textbox', { name: 'Agregar tarjeta' });
    fireEvent.change(field, { target: { value: 'Otra cosa' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByText(/Se agregó «Otra cosa»/)).toBeTruthy();
  });

  it('says why its title stays as it was', async () => {
    const message = 'El título no se puede usar.';
    const refusal = { statusCode: 422, code: 'DATOS_INVALIDOS', message, requestId: 'r-1' };
    server.use(http.patch('*/scrumboard/board', () => HttpResponse.json(refusal, { status: 422 })));
    open(path);
    const heading = within(await screen.findByRole('heading', { level: 1 }));
    fireEvent.click(heading.getByRole('button'));
    const field = heading.getByRole('textbox', { name: 'Título del tablero' });
    fireEvent.change(field, { target: { value: 'Otro' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByText(message)).toBeTruthy();
    // The focus returns to the title.
    await waitFor(() => expect(document.activeElement).toBe(heading.getByRole('button')));
  });

  it('is only looked at by who may not write', async () => {
    open(path, 5);
    await screen.findByRole('heading', { name: 'Por hacer' });
    expect(screen.queryByRole('button', { name: /Agregar|Acciones|Integrantes/ })).toBeNull();
  });
});

describe('a card', () => {
  it('opens at its address, is saved when the typing rests, and closes to its tablero', async () => {
    const { router } = open(`${path}/card/t-1?buscar=pedir`);
    const title = await screen.findByRole('textbox', { name: 'Título' });
    title.focus();
    fireEvent.change(title, { target: { value: 'Pedir los certificados' } });
    fireEvent.keyDown(title, { key: 'Enter' });
    expect(document.activeElement).toBe(title);
    fireEvent.change(screen.getByRole('textbox', { name: 'Descripción' }), {
      target: { value: 'Registro, <b>piso</b> 2' },
    });
    await waitFor(() =>
      expect(tableros.state.writes).toEqual([
        {
          method: 'PATCH',
          path: 'card',
          body: { title: 'Pedir los certificados', description: 'Registro, <b>piso</b> 2' },
        },
      ]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(router.state.location.search).toBe('?buscar=pedir');
    await waitFor(() => expect(cards('Por hacer')[0]).toContain('Pedir los certificados'));
  });

  it('is saved before it is deleted, so that undoing brings back what was typed last', async () => {
    const calls: string[] = [];
    const hold = Promise.withResolvers<void>();
    server.use(
      http.patch('*/board/card', async () => {
        await hold.promise;
        calls.push('PATCH');
        return HttpResponse.json(buildTarjeta({ title: 'Lo último' }));
      }),
      http.delete('*/board/card', () => {
        calls.push('DELETE');
        return HttpResponse.json(true);
      }),
    );
    open(`${path}/card/t-1`);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Título' }), { target: { value: 'Lo último' } });
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Título' })).toBeNull());
    hold.resolve();
    expect(await screen.findByText('Tarjeta «Lo último» eliminada')).toBeTruthy();
    expect(calls).toEqual(['PATCH', 'DELETE']);
    expect(screen.queryByText(/No se pudo guardar/)).toBeNull();
  });

  it('never loses its title', async () => {
    open(`${path}/card/t-1`);
    const title = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Título' });
    fireEvent.change(title, { target: { value: '  ' } });
    fireEvent.blur(title);
    expect(title.value).toBe('Pedir certificados');
    expect(tableros.state.writes).toEqual([]);
  });

  it('writes over what others wrote in the same field only when the person says so', async () => {
    open(`${path}/card/t-1`);
    const text = await screen.findByRole('textbox', { name: 'Descripción' });
    tableros.change('t-1', { description: 'De otra persona' });
    fireEvent.change(text, { target: { value: 'De esta' } });
    expect(await screen.findByText('Alguien lo cambió mientras tanto.')).toBeTruthy();
    const stored = () => tableros.state.tablero?.lists[0]?.cards[0]?.description;
    expect(stored()).toBe('De otra persona');
    fireEvent.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(stored()).toBe('De esta'));
  });

  it('goes to another list from its dialog', async () => {
    open(`${path}/card/t-1`);
    await pick(await screen.findByRole('combobox', { name: 'Lista' }), 'Terminado');
    await waitFor(() => expect(tableros.state.tablero?.lists[2]?.cards).toHaveLength(1));
    await waitFor(() => expect(cards('Terminado')).toEqual(['Pedir certificados']));
  });

  it('loses a label that is deleted, and has it back when that is undone', async () => {
    const label = buildEtiquetaDeTablero();
    tableros = createTablerosServer(
      buildTablero({ lists: [buildLista({ cards: [buildTarjeta({ labels: [label] })] })], labels: [label] }),
    );
    server.use(...tableros.handlers);
    open(`${path}/card/t-1`);
    const card = within(await screen.findByRole('dialog', { name: /^Tarjeta/ }));
    const shown = () => card.queryByText('Urgente');
    fireEvent.click(await screen.findByRole('button', { name: 'Cambiar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cambiar las etiquetas' }));
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar la etiqueta Urgente' }));
    const panel = within(screen.getByRole('dialog', { name: 'Etiquetas' }));
    const undo = await panel.findByRole('button', { name: 'Deshacer' });
    await waitFor(() => expect(shown()).toBeNull());
    fireEvent.click(undo);
    await waitFor(() => expect(shown()).toBeTruthy());
  });

  it('is only read by who may not write', async () => {
    tableros.change('t-1', { description: 'Registro, piso 2' });
    open(`${path}/card/t-1`, 5);
    const dialog = within(await screen.findByRole('dialog', { name: 'Tarjeta Pedir certificados' }));
    expect(dialog.getByText('Registro, piso 2')).toBeTruthy();
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByRole('combobox')).toBeNull();
    expect(dialog.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Cerrar']);
  });

  it('that is not there says so', async () => {
    open(`${path}/card/nadie`);
    expect(await screen.findByText('No se encontró la tarjeta')).toBeTruthy();
    expect(screen.queryByText('Lo que escribió y no se guardó')).toBeNull();
  });

  it('that is gone still gives back what was written in it and could not be saved', async () => {
    const fields = { description: 'Lo mío', dueDate: null };
    keepInTab('usuario-1/cuenta-a', {
      'tarjeta/z': { fields, base: {}, tried: {}, address: `${path}/card/z`, at: Date.now() },
    });
    const { router } = open(`${path}/card/z`);
    const draft = within(await screen.findByRole('region', { name: 'Lo que escribió y no se guardó' }));
    expect(draft.getByText('Lo mío')).toBeTruthy();
    fireEvent.click(draft.getByRole('button', { name: 'Descartarlo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(keptKeys('usuario-1')).toEqual([]);
  });
});
