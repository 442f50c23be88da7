import type { ApiDispatch } from '../../api/empty-api';
import { showAtOnce } from './al-instante';
import { patchListas, putListas } from './cambios';
import { type Lista, type Tablero, tablerosApi } from './tableros-api';

// What is written to the lists of a tablero. All but a new one shows at once.

const { endpoints } = tablerosApi;

const put = (tablero: Tablero, lista: Lista) => putListas(tablero, [lista]);

/** Makes a list at the end. @param key the same for each attempt */
export const createLista = (boardId: string, title: string, key: string) => (dispatch: ApiDispatch) => {
  const write = { 'Idempotency-Key': key, crearListaDto: { list: { boardId, title } } };
  return showAtOnce(dispatch, dispatch(endpoints.listasCreate.initiate(write)), { boardId, settle: put });
};

export const renameLista = (before: Lista, title: string) => (dispatch: ApiDispatch) => {
  const write = { modificarListaDto: { list: { id: before.id, title } } };
  return showAtOnce(dispatch, dispatch(endpoints.listasUpdate.initiate(write)), {
    boardId: before.boardId,
    show: (tablero) => patchListas(tablero, [{ ...before, title }]),
    takeBack: (tablero) => patchListas(tablero, [before]),
    settle: (tablero, lista) => patchListas(tablero, [lista]),
  });
};

/** Puts lists elsewhere, given as they were and as they are to be. */
export const moveListas = (boardId: string, before: Lista[], after: Lista[]) => (dispatch: ApiDispatch) => {
  const write = { moverListasDto: { lists: after.map(({ id, position }) => ({ id, position })) } };
  return showAtOnce(dispatch, dispatch(endpoints.listasMove.initiate(write)), {
    boardId,
    show: (tablero) => patchListas(tablero, after),
    takeBack: (tablero) => patchListas(tablero, before),
    settle: patchListas,
  });
};

export const removeLista = (lista: Lista) => (dispatch: ApiDispatch) =>
  showAtOnce(dispatch, dispatch(endpoints.listasRemove.initiate({ id: lista.id })), {
    boardId: lista.boardId,
    show: (tablero) => {
      tablero.lists = tablero.lists.filter(({ id }) => id !== lista.id);
    },
    takeBack: (tablero) => put(tablero, lista),
  });

export const restoreLista = (boardId: string, id: string) => (dispatch: ApiDispatch) =>
  showAtOnce(dispatch, dispatch(endpoints.listasRestore.initiate({ id })), { boardId, settle: put });
