import type { ApiDispatch } from '../../api/empty-api';
import { showAtOnce } from './al-instante';
import { patchTarjeta, putTarjetas, takeTarjetas } from './cambios';
import { type Lista, type Tablero, type Tarjeta, tablerosApi } from './tableros-api';

// What is written to the cards of a tablero. All but a new one shows at once.

const { endpoints } = tablerosApi;

/** What the card's dialog changes. */
export type TarjetaCambios = Partial<Pick<Tarjeta, 'title' | 'description' | 'labels' | 'dueDate'>>;

const put = (tablero: Tablero, tarjeta: Tarjeta) => putTarjetas(tablero, [tarjeta]);

/** Makes a card. @param key the same for each attempt */
export const createTarjeta = (lista: Lista, title: string, key: string) => (dispatch: ApiDispatch) => {
  const { boardId, id: listId } = lista;
  // Without a position: the server puts it at the end, whatever else has come there meanwhile.
  const card = { boardId, listId, title, description: null, labels: [], dueDate: null };
  const sent = dispatch(endpoints.tarjetasPost.initiate({ 'Idempotency-Key': key, crearTarjetaDto: { card } }));
  return showAtOnce(dispatch, sent, { boardId, settle: put });
};

export const updateTarjeta = (tarjeta: Tarjeta, cambios: TarjetaCambios) => (dispatch: ApiDispatch) => {
  const { id, boardId } = tarjeta;
  const card = { ...cambios, labels: cambios.labels?.map((label) => label.id) };
  return showAtOnce(dispatch, dispatch(endpoints.tarjetasUpdate.initiate({ modificarTarjetaDto: { id, card } })), {
    boardId,
    show: (tablero) => patchTarjeta(tablero, id, cambios),
    takeBack: (tablero) => patchTarjeta(tablero, id, contentOf(tarjeta)),
    // Not where it is: a move of it may be on its way.
    settle: (tablero, stored) => patchTarjeta(tablero, id, { ...contentOf(stored), version: stored.version }),
  });
};

/** Puts cards into another list or at another place, given as they were and as they are to be. */
export const moveTarjetas = (boardId: string, before: Tarjeta[], after: Tarjeta[]) => (dispatch: ApiDispatch) => {
  const cards = after.map(({ id, listId, position }) => ({ id, listId, position }));
  return showAtOnce(dispatch, dispatch(endpoints.tarjetasMove.initiate({ moverTarjetasDto: { cards } })), {
    boardId,
    show: (tablero) => putTarjetas(tablero, after),
    takeBack: (tablero) => putTarjetas(tablero, before),
    settle: putTarjetas,
  });
};

export const removeTarjeta = (tarjeta: Tarjeta) => (dispatch: ApiDispatch) =>
  showAtOnce(dispatch, dispatch(endpoints.tarjetasRemove.initiate({ id: tarjeta.id })), {
    boardId: tarjeta.boardId,
    show: (tablero) => takeTarjetas(tablero, new Set([tarjeta.id])),
    takeBack: (tablero) => put(tablero, tarjeta),
  });

export const restoreTarjeta = (boardId: string, id: string) => (dispatch: ApiDispatch) =>
  showAtOnce(dispatch, dispatch(endpoints.tarjetasRestore.initiate({ id })), { boardId, settle: put });

const contentOf = ({ title, description, labels, dueDate }: Tarjeta) => ({ title, description, labels, dueDate });
