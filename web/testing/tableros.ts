import { HttpResponse, http } from 'msw';
import type { Etiqueta, Lista, Tablero, TableroResumen, Tarjeta } from '../features/oficina/tableros/tableros-api';
import { refusal, refuseOld } from './api-server';

/** The id of the tablero of {@link buildTablero}. */
export const TABLERO_ID = '00000000-0000-4000-8000-0000000000b1';

const moments = { createdAt: '2026-11-02T12:00:00.000Z', updatedAt: '2026-11-02T12:00:00.000Z' };

/** A card, as the server answers it. */
export function buildTarjeta(changes: Partial<Tarjeta> = {}): Tarjeta {
  return {
    id: 't-1',
    boardId: TABLERO_ID,
    listId: 'l-1',
    position: 65_536,
    title: 'Pedir certificados',
    description: null,
    labels: [],
    dueDate: null,
    version: 1,
    ...moments,
    ...changes,
  };
}

/** A list, as the server answers it. */
export const buildLista = (changes: Partial<Lista> = {}): Lista => ({
  id: 'l-1',
  boardId: TABLERO_ID,
  position: 65_536,
  title: 'Por hacer',
  version: 1,
  ...moments,
  cards: [],
  ...changes,
});

/** A label, as the server answers it. */
export const buildEtiquetaDeTablero = (changes: Partial<Etiqueta> = {}): Etiqueta => ({
  id: 'e-1',
  boardId: TABLERO_ID,
  title: 'Urgente',
  version: 1,
  ...changes,
});

/** A tablero with three lists, and two cards in the first. */
export function buildTablero(changes: Partial<Tablero> = {}): Tablero {
  return {
    id: TABLERO_ID,
    title: 'Escrituras de noviembre',
    description: null,
    icon: 'heroicons_outline:view-columns',
    lastActivity: '2026-11-02T12:00:00.000Z',
    version: 1,
    ...moments,
    members: ['usuario-1'],
    labels: [buildEtiquetaDeTablero()],
    lists: [
      buildLista({
        cards: [buildTarjeta(), buildTarjeta({ id: 't-2', position: 131_072, title: 'Llamar al banco' })],
      }),
      buildLista({ id: 'l-2', position: 131_072, title: 'En curso' }),
      buildLista({ id: 'l-3', position: 196_608, title: 'Terminado' }),
    ],
    ...changes,
  };
}

/** A tablero in the list of tableros, as the server answers it. */
export function buildTableroResumen(changes: Partial<TableroResumen> = {}): TableroResumen {
  const { lists: _lists, labels: _labels, ...tablero } = buildTablero();
  const members = [{ id: 'usuario-1', name: 'Ana Rivas', avatar: 'data:,', foto: null }];
  return { ...tablero, members, ...changes };
}

const notFound = () => refusal(404, 'NO_ENCONTRADO', 'No existe');
const invalid = () => refusal(422, 'INVALIDO', 'La lista ya no está');

/** A fake server that keeps one tablero. While `isRefusing`, it refuses all writes. */
export function createTablerosServer(tablero: Tablero | null = buildTablero()) {
  const state = {
    tablero,
    isRefusing: false,
    writes: [] as { method: string; path: string; body: unknown }[],
    /** The answer to a new card waits for this promise. */
    hold: Promise.resolve() as Promise<unknown>,
    /** The list that was last deleted, with its cards. */
    eliminadas: [] as Lista[],
  };
  const path = '*/api/apps/scrumboard';

  const cards = () => state.tablero?.lists.flatMap((lista) => lista.cards) ?? [];
  const setCards = (all: Tarjeta[]) => {
    if (!state.tablero) return;
    const of = (id: string) => all.filter(({ listId }) => listId === id).sort((a, b) => a.position - b.position);
    state.tablero = { ...state.tablero, lists: state.tablero.lists.map((one) => ({ ...one, cards: of(one.id) })) };
  };
  /** Changes a card, as another person would. */
  const change = (id: string, changes: Partial<Tarjeta>) =>
    setCards(cards().map((card) => (card.id === id ? { ...card, ...changes, version: card.version + 1 } : card)));
  const remove = (id: string) => setCards(cards().filter((card) => card.id !== id));
  const find = (id: string) => cards().find((card) => card.id === id);

  const handlers = [
    http.get(`${path}/boards`, () => HttpResponse.json(state.tablero ? [buildTableroResumen()] : [])),
    http.get(`${path}/board`, () => (state.tablero ? HttpResponse.json(state.tablero) : notFound())),
    http.get('*/api/miembros', () => HttpResponse.json([{ id: 'usuario-1', nombre: 'Ana Rivas', avatar: null }])),
    http.get(`${path}/board/cards`, ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
      state.writes.push({ method: 'GET', path: 'cards', body: ids });
      return HttpResponse.json(cards().filter(({ id }) => ids.includes(id)));
    }),
    http.patch<never, { cards: Pick<Tarjeta, 'id' | 'listId' | 'position'>[] }>(
      `${path}/board/cards`,
      async ({ request }) => {
        const body = await request.json();
        state.writes.push({ method: 'PATCH', path: 'cards', body });
        if (state.isRefusing) return invalid();
        for (const { id, listId, position } of body.cards) change(id, { listId, position });
        return HttpResponse.json(body.cards.map(({ id }) => find(id)));
      },
    ),
    http.patch<never, { id: string; card: Partial<Tarjeta> }>(`${path}/board/card`, async ({ request }) => {
      const { id, card } = await request.json();
      state.writes.push({ method: 'PATCH', path: 'card', body: card });
      if (state.isRefusing) return invalid();
      const refused = refuseOld(request, find(id)?.version);
      if (refused) return refused;
      change(id, card);
      return HttpResponse.json(find(id));
    }),
    http.post<never, { card: Partial<Tarjeta> }>(`${path}/board/card`, async ({ request }) => {
      const { card } = await request.json();
      state.writes.push({ method: 'POST', path: 'card', body: card });
      await state.hold;
      if (state.isRefusing) return invalid();
      const made = buildTarjeta({ ...card, position: (cards().length + 1) * 65_536 });
      setCards([...cards(), made]);
      return HttpResponse.json(made);
    }),
    http.delete(`${path}/board/card`, ({ request }) => {
      if (state.isRefusing) return invalid();
      remove(new URL(request.url).searchParams.get('id') ?? '');
      return HttpResponse.json(true);
    }),
    http.delete(`${path}/board/label`, () => {
      const strip = (labels: Etiqueta[]) => labels.filter(({ id }) => id !== 'e-1');
      setCards(cards().map((card) => ({ ...card, labels: strip(card.labels) })));
      if (state.tablero) state.tablero = { ...state.tablero, labels: [] };
      return HttpResponse.json(true);
    }),
    http.post(`${path}/board/label/e-1/restore`, () => {
      state.tablero = tablero;
      return HttpResponse.json(buildEtiquetaDeTablero());
    }),
    http.delete(`${path}/board/list`, ({ request }) => {
      if (!state.tablero || state.isRefusing) return invalid();
      const isIt = ({ id }: Lista) => id === new URL(request.url).searchParams.get('id');
      state.eliminadas = state.tablero.lists.filter(isIt);
      state.tablero = { ...state.tablero, lists: state.tablero.lists.filter((one) => !isIt(one)) };
      return HttpResponse.json(true);
    }),
    http.post(`${path}/board/list/:id/restore`, () => {
      if (state.tablero) state.tablero = { ...state.tablero, lists: [...state.eliminadas, ...state.tablero.lists] };
      return HttpResponse.json(state.eliminadas[0]);
    }),
    http.patch<never, { list: Partial<Lista> }>(`${path}/board/list`, async ({ request }) => {
      const { list } = await request.json();
      if (state.isRefusing) return invalid();
      const lists = (state.tablero?.lists ?? []).map((one) => (one.id === list.id ? { ...one, ...list } : one));
      if (state.tablero) state.tablero = { ...state.tablero, lists };
      return HttpResponse.json(lists.find(({ id }) => id === list.id));
    }),
  ];
  return { state, handlers, change, remove, setCards, cards };
}
