import { silent } from '../../api/silent';
import { showAtOnce } from './al-instante';
import { patchTarjeta, putTarjetas, takeTarjetas } from './cambios';
import { path, type Tarjeta, tablerosApi } from './tableros-api';

/** What the card's dialog changes. */
export type TarjetaCambios = Partial<Pick<Tarjeta, 'title' | 'description' | 'labels' | 'dueDate'>>;

interface NuevaTarjeta {
  /** The same in all attempts to make the one card. */
  key: string;
  boardId: string;
  listId: string;
  title: string;
}

interface Mudanza {
  boardId: string;
  /** The cards as they were, and as they are to be: in another list, or at another place. */
  before: Tarjeta[];
  after: Tarjeta[];
}

/** What is written to the cards of a tablero. All but a new one shows at once. */
const tarjetasWrites = tablerosApi.injectEndpoints({
  endpoints: (build) => ({
    // Without a position: the server puts it at the end, whatever else has come there meanwhile.
    createTarjeta: build.mutation<Tarjeta, NuevaTarjeta>({
      query: ({ key, ...card }) => ({
        url: `${path}/board/card`,
        method: 'POST',
        body: { card: { ...card, description: null, labels: [], dueDate: null } },
        headers: { 'Idempotency-Key': key },
      }),
      onQueryStarted: ({ boardId }, sent) =>
        showAtOnce(sent, { boardId, settle: (tablero, card) => putTarjetas(tablero, [card]) }),
    }),
    updateTarjeta: build.mutation<Tarjeta, { tarjeta: Tarjeta; cambios: TarjetaCambios }>({
      query: ({ tarjeta: { id }, cambios }) => ({
        url: `${path}/board/card`,
        method: 'PATCH',
        body: { id, card: cambios },
      }),
      // Whoever saves says so, and offers to try again.
      ...silent,
      onQueryStarted: ({ tarjeta, cambios }, sent) =>
        showAtOnce(sent, {
          boardId: tarjeta.boardId,
          show: (tablero) => patchTarjeta(tablero, tarjeta.id, cambios),
          takeBack: (tablero) => patchTarjeta(tablero, tarjeta.id, contentOf(tarjeta)),
          // Not where it is: a move of it may be on its way.
          settle: (tablero, card) => patchTarjeta(tablero, card.id, { ...contentOf(card), version: card.version }),
        }),
    }),
    moveTarjetas: build.mutation<Tarjeta[], Mudanza>({
      query: ({ after }) => ({
        url: `${path}/board/cards`,
        method: 'PATCH',
        body: { cards: after.map(({ id, listId, position }) => ({ id, listId, position })) },
      }),
      onQueryStarted: ({ boardId, before, after }, sent) =>
        showAtOnce(sent, {
          boardId,
          show: (tablero) => putTarjetas(tablero, after),
          takeBack: (tablero) => putTarjetas(tablero, before),
          settle: putTarjetas,
        }),
    }),
    removeTarjeta: build.mutation<boolean, Tarjeta>({
      query: ({ id }) => ({ url: `${path}/board/card`, method: 'DELETE', params: { id } }),
      onQueryStarted: (tarjeta, sent) =>
        showAtOnce(sent, {
          boardId: tarjeta.boardId,
          show: (tablero) => takeTarjetas(tablero, new Set([tarjeta.id])),
          takeBack: (tablero) => putTarjetas(tablero, [tarjeta]),
        }),
    }),
    restoreTarjeta: build.mutation<Tarjeta, { boardId: string; id: string }>({
      query: ({ id }) => ({ url: `${path}/board/card/${id}/restore`, method: 'POST' }),
      onQueryStarted: ({ boardId }, sent) =>
        showAtOnce(sent, { boardId, settle: (tablero, card) => putTarjetas(tablero, [card]) }),
    }),
  }),
});

const contentOf = ({ title, description, labels, dueDate }: Tarjeta) => ({ title, description, labels, dueDate });

export const {
  useCreateTarjetaMutation,
  useUpdateTarjetaMutation,
  useMoveTarjetasMutation,
  useRemoveTarjetaMutation,
  useRestoreTarjetaMutation,
} = tarjetasWrites;
