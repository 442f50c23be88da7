import type { ApiDispatch } from '../../../api/empty-api';
import { followChanges } from '../../../live/follow-changes';
import { receiveTarjetas } from '../cambios';
import { listaTag, tablerosApi, tableroTag } from '../tableros-api';

const own = /^(tableros|listas|tarjetas|etiquetasDeTablero)/;

/** Makes the tableros in the cache follow what everybody does: the cards that changed, or what is on all of it. */
export const followTableros = (dispatch: ApiDispatch) =>
  followChanges({
    read: (event) => (event.type === 'board.changed' ? { part: event.boardId, ids: event.cards } : null),
    touches: (endpointName) => own.test(endpointName),
    bring: async (boardId, ids) => {
      await bring(boardId, ids, dispatch);
      // The list of tableros says when each was last changed.
      dispatch(tablerosApi.util.invalidateTags([listaTag]));
    },
  });

async function bring(boardId: string, ids: string[] | null, dispatch: ApiDispatch): Promise<void> {
  const answer =
    ids &&
    (await dispatch(
      tablerosApi.endpoints.tarjetasFindByIds.initiate({ ids }, { subscribe: false, forceRefetch: true }),
    ));
  if (ids && answer?.data) {
    const { data } = answer;
    dispatch(
      tablerosApi.util.updateQueryData('tablerosGet', { id: boardId }, (tablero) =>
        receiveTarjetas(tablero, ids, data),
      ),
    );
  } else {
    dispatch(tablerosApi.util.invalidateTags([tableroTag(boardId)]));
  }
}
