import { nanoid } from '@reduxjs/toolkit';
import type { ApiDispatch } from '../../api/empty-api';
import { showAtOnce } from './al-instante';
import { putEtiqueta, takeEtiqueta } from './cambios';
import { type Etiqueta, tablerosApi } from './tableros-api';

const { endpoints } = tablerosApi;

export const createEtiqueta = (boardId: string, title: string) => (dispatch: ApiDispatch) => {
  const write = { 'Idempotency-Key': nanoid(), crearEtiquetaDeTableroDto: { label: { boardId, title } } };
  return showAtOnce(dispatch, dispatch(endpoints.etiquetasDeTableroPost.initiate(write)), {
    boardId,
    settle: putEtiqueta,
  });
};

/** Shown at once. */
export const renameEtiqueta = (before: Etiqueta, title: string) => (dispatch: ApiDispatch) => {
  const write = { modificarEtiquetaDeTableroDto: { id: before.id, label: { title } } };
  return showAtOnce(dispatch, dispatch(endpoints.etiquetasDeTableroUpdate.initiate(write)), {
    boardId: before.boardId,
    show: (tablero) => putEtiqueta(tablero, { ...before, title }),
    takeBack: (tablero) => putEtiqueta(tablero, before),
    settle: putEtiqueta,
  });
};

/** Shown at once. */
export const removeEtiqueta = (boardId: string, id: string) => (dispatch: ApiDispatch) =>
  showAtOnce(dispatch, dispatch(endpoints.etiquetasDeTableroRemove.initiate({ id })), {
    boardId,
    show: (tablero) => takeEtiqueta(tablero, id),
  });
