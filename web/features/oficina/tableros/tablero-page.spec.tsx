import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { liveEventReceived } from '../../../live/live-events';
import { cards, choose, list, open, path, startTableroPage } from '../../../testing/tablero-page';
import { buildEtiquetaDeTablero, buildTablero, TABLERO_ID } from '../../../testing/tableros';

const { kept, server } = startTableroPage();

describe('a tablero', () => {
  it('moves a card at once by its menu, and sends only that card', async () => {
    open();
    await choose('Pedir certificados', 'En curso');
    await waitFor(() => expect(cards('En curso')).toEqual(['Pedir certificados']));
    // The focus follows the card.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Pedir certificados'));
    await waitFor(() =>
      expect(kept.tableros.state.writes).toContainEqual({
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

  it('leaves the keyboard beside a deleted card or list', async () => {
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

  it('brings a list back with its cards when the deletion is undone', async () => {
    open();
    await choose('la lista Por hacer', 'Eliminar');
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Lista Por hacer' })).toBeNull());
    expect(await screen.findByText('Lista «Por hacer» eliminada')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(cards('Por hacer')).toEqual(['Pedir certificados', 'Llamar al banco']));
  });

  it('says that a card cannot come back when its list is gone', async () => {
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

  it('fetches only cards that others changed', async () => {
    const { app } = open();
    await screen.findByRole('button', { name: 'Acciones de Llamar al banco' });
    kept.tableros.change('t-2', { listId: 'l-3', title: 'Llamado' });
    kept.tableros.remove('t-1');
    app.store.dispatch(liveEventReceived({ type: 'board.changed', boardId: TABLERO_ID, cards: ['t-2'] }));
    app.store.dispatch(liveEventReceived({ type: 'board.changed', boardId: TABLERO_ID, cards: ['t-1'] }));
    await waitFor(() => expect(cards('Terminado')).toEqual(['Llamado']));
    expect(cards('Por hacer')).toEqual([]);
    expect(kept.tableros.state.writes).toEqual([{ method: 'GET', path: 'cards', body: ['t-2', 't-1'] }]);
  });

  it('fetches neither own changes nor changes of another tablero', async () => {
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
    await waitFor(() => expect(kept.tableros.state.writes).toEqual([{ method: 'GET', path: 'cards', body: ['t-2'] }]));
    expect(asked).toHaveLength(1);
  });

  it('tells a screen reader that a card was not moved since somebody else deleted it during the drag', async () => {
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
    kept.tableros.state.tablero = buildTablero({
      title: 'Diciembre',
      lists: [{ ...first!, cards: first!.cards.slice(1) }, ...buildTablero().lists.slice(1)],
    });
    app.store.dispatch(liveEventReceived({ type: 'board.changed', boardId: TABLERO_ID }));
    await screen.findByRole('heading', { name: 'Diciembre' });
    fireEvent.keyDown(card(), { keyCode: 32 });
    expect(await screen.findByText('Alguien eliminó esa tarjeta')).toBeTruthy();
    await waitFor(() => expect(said()).toBe('«Pedir certificados» no se movió.'));
    expect(kept.tableros.state.writes).toEqual([]);
  });

  it('keeps a new card while an older answer is on its way', async () => {
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
    await waitFor(() => expect(kept.tableros.cards()).toHaveLength(3));
    await waitFor(() => expect(column.queryByRole('progressbar')).toBeNull());
    answer(HttpResponse.json(buildTablero({ title: 'Diciembre' })));
    await screen.findByRole('heading', { name: 'Diciembre' });
    await waitFor(() => expect(cards('En curso')).toEqual(['Primera']));
  });

  it('is fetched again when more than cards has changed, and says that it was deleted', async () => {
    const { app } = open();
    await screen.findByRole('heading', { name: /Por hacer/ });
    kept.tableros.state.tablero = buildTablero({ title: 'Diciembre', lists: [] });
    app.store.dispatch(liveEventReceived({ type: 'board.changed', boardId: TABLERO_ID }));
    await screen.findByRole('heading', { name: 'Diciembre' });

    kept.tableros.state.tablero = null;
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
    await waitFor(() => expect(kept.tableros.state.tablero?.lists[1]?.title).toBe('En marcha'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('En marcha'));
  });

  it('shows only the cards that the filter of the address selects', async () => {
    kept.tableros.change('t-2', { labels: [buildEtiquetaDeTablero()] });
    open(`${path}?etiqueta=e-1`);
    await waitFor(() => expect(cards('Por hacer')).toEqual([expect.stringContaining('Llamar al banco')]));
    expect(within(list('Por hacer')).getByText('1 de 2 tarjetas')).toBeTruthy();

    const search = screen.getByRole('searchbox', { name: 'Buscar tarjetas' });
    fireEvent.change(search, { target: { value: 'nada de esto' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    fireEvent.click(await screen.findByRole('button', { name: 'Ver todas' }));
    await waitFor(() => expect(cards('Por hacer')).toHaveLength(2));
  });

  it('ignores a deleted label in the address', async () => {
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

  it('says that a new card is hidden by the filter', async () => {
    open(`${path}?buscar=banco`);
    const column = within(await screen.findByRole('region', { name: 'Lista En curso' }));
    fireEvent.click(column.getByRole('button', { name: 'Agregar tarjeta' }));
    const field = column.getByRole('textbox', { name: 'Agregar tarjeta' });
    fireEvent.change(field, { target: { value: 'Otra cosa' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByText(/Se agregó «Otra cosa»/)).toBeTruthy();
  });

  it('says why its title was not changed', async () => {
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

  it('can only be looked at by a person who may not write', async () => {
    open(path, 5);
    await screen.findByRole('heading', { name: 'Por hacer' });
    expect(screen.queryByRole('button', { name: /Agregar|Acciones|Integrantes/ })).toBeNull();
  });
});
