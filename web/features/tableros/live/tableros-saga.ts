import { call, delay, put, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { type ApiDispatch, emptyApi } from '../../../api/empty-api';
import type { RootState } from '../../../app/store';
import { type LiveEvent, liveEventReceived } from '../../../live/live-events';
import { receiveTarjetas } from '../cambios';
import { tablerosApi } from '../tableros-api';

/** What changed on each tablero and was not fetched yet: cards, or all of it. */
type Told = Map<string, Set<string> | 'all'>;

/** Milliseconds in which what several people do is fetched together. */
const together = 40;
/** As many cards as the API gives at once. */
const most = 100;

/** Makes the tableros in the cache follow what everybody does: the cards that changed, or what is on all of it. */
export function* followTableros(dispatch: ApiDispatch) {
  const told: Told = new Map();
  // Every event counts; what is fetched for them comes one after the other, or an older answer might come last.
  yield* takeEvery(liveEventReceived, ({ payload }) => note(told, payload));
  yield* takeLeading(liveEventReceived, fetchWhatChanged, told, dispatch);
}

function note(told: Told, event: LiveEvent): void {
  if (event.type !== 'board.changed') return;
  const before = told.get(event.boardId);
  told.set(event.boardId, event.cards && before !== 'all' ? new Set([...(before ?? []), ...event.cards]) : 'all');
}

function* fetchWhatChanged(told: Told, dispatch: ApiDispatch) {
  while (told.size > 0) {
    yield* delay(together);
    yield* untilOwnWritesAreDone();
    const [boardId, cards] = [...told][0] as [string, Set<string> | 'all'];
    told.delete(boardId);
    yield* call(bring, boardId, cards, dispatch);
    // The list of tableros says when each was last changed.
    yield* put(tablerosApi.util.invalidateTags(['Tableros']));
  }
}

/** An answer from before one's own write would show what that has changed as it was. */
function* untilOwnWritesAreDone() {
  while (yield* select(isWriting)) yield* take(isMutationDone);
}

const writes = ['Tarjeta', 'Tarjetas', 'Lista', 'Listas', 'Etiqueta', 'Tablero'];

function isWriting(state: RootState): boolean {
  const { [emptyApi.reducerPath]: cache } = state as RootState & Partial<Record<'api', ApiState>>;
  return Object.values(cache?.mutations ?? {}).some(
    (mutation) => mutation?.status === 'pending' && writes.some((name) => mutation.endpointName?.endsWith(name)),
  );
}

type ApiState = ReturnType<typeof emptyApi.reducer>;

const isMutationDone = ({ type }: { type: string }) => /^api\/executeMutation\/(fulfilled|rejected)$/.test(type);

async function bring(boardId: string, cards: Set<string> | 'all', dispatch: ApiDispatch): Promise<void> {
  const ids = [...cards];
  const isFew = cards !== 'all' && ids.length <= most;
  const answer = isFew
    ? await dispatch(tablerosApi.endpoints.tarjetas.initiate(ids, { subscribe: false, forceRefetch: true }))
    : null;
  if (answer?.data) {
    const { data } = answer;
    dispatch(tablerosApi.util.updateQueryData('tablero', boardId, (tablero) => receiveTarjetas(tablero, ids, data)));
  } else {
    dispatch(tablerosApi.util.invalidateTags([{ type: 'Tablero', id: boardId }]));
  }
}
