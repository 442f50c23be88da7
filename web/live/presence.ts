import { put, takeEvery } from 'typed-redux-saga';
import type { ApiDispatch } from '../api/empty-api';
import { selectUser } from '../session/session-selectors';
import type { RootState } from '../store/store';
import { liveEventReceived, type Received } from './live-events';
import type { Tag } from './stale-tags';

type PresenceChanged = Extract<Received, { type: 'presence.changed' }>;
type Show = (event: PresenceChanged) => (dispatch: ApiDispatch, getState: () => RootState) => unknown;

const lists: Show[] = [];

/**
 * Shows the presence of members in the cached answers of a query that lists members. Other changes of a member make the
 * tag stale. So does a member whom an answer lacks, and an answer that is on its way.
 */
export function showPresence(api: { util: unknown }, query: string, tag: Tag): void {
  const { selectEntriesForEndpoint, updateQueryData, invalidateTags } = api.util as Util;
  lists.push(({ usuarioId, estado, campos }) => (dispatch, getState) => {
    const isMeant = ({ id }: Miembro) => id === usuarioId;
    const isSelf = selectUser(getState())?.id === usuarioId;
    const answers = selectEntriesForEndpoint(getState(), query);
    const isCurrent = ({ status, data }: Answer) => status !== 'pending' && (isSelf || data?.some(isMeant));
    if (campos || !answers.every(isCurrent)) return dispatch(invalidateTags([tag]));
    for (const { originalArgs } of answers) {
      dispatch(
        updateQueryData(query, originalArgs, (miembros) => {
          for (const miembro of miembros.filter(isMeant)) miembro.estado = estado;
        }),
      );
    }
  });
}

/** Follows the presence of members. */
export function* followPresence() {
  yield* takeEvery(liveEventReceived, function* ({ payload }) {
    if (payload.type !== 'presence.changed') return;
    for (const show of lists) yield* put(show(payload) as never);
  });
}

interface Miembro {
  id: string;
  estado: PresenceChanged['estado'];
}

/** A cached answer of the query. */
interface Answer {
  status: string;
  originalArgs: unknown;
  data?: Miembro[];
}

/** The `util` of the API, without the types of its endpoints. */
interface Util {
  selectEntriesForEndpoint(state: RootState, query: string): Answer[];
  updateQueryData(query: string, arg: unknown, recipe: (miembros: Miembro[]) => void): never;
  invalidateTags(tags: Tag[]): never;
}
