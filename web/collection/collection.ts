import type { SkipToken } from '@reduxjs/toolkit/query';
import type { ApiDispatch } from '../api/empty-api';
import { followChanges } from '../live/follow-changes';
import type { LiveEvent } from '../live/live-events';
import { type Api, cachedData, type Endpoints, once } from './cached-data';
import { type Enviada, selectEnviadas } from './enviadas-slice';
import { type AnswerOf, type ArgOf, createWrites, type Escritura } from './writes';

/** How a collection follows the changes of everybody. */
interface Follow<Data, Which> {
  /**
   * The things that an event changes: those in `ids`, or any thing without `ids`. Null when the event changes nothing
   * here.
   */
  read: (event: LiveEvent) => { ids?: readonly string[]; part?: string } | null;
  /** Whether the data of `which` hold the part that `read` returned. By default all data do. */
  hasPart?: (which: Which, part: string) => boolean;
  /** Fetches some things. Things missing in the answer are gone. By default it is the query itself, with `ids`. */
  // biome-ignore lint/suspicious/noExplicitAny: a thunk, as RTK Query gives it
  byIds?: (ids: string[], part: string) => any;
  /** Puts the answer of `byIds` into the data. Without it, all data are fetched again. */
  // biome-ignore lint/suspicious/noExplicitAny: what `byIds` answers
  receive?: (data: Data, ids: readonly string[], answer: any, which: Which) => Data;
  /**
   * Whether the answers to own writes hold all their changes, so that own events need no fetch. By default they do when
   * the event names things.
   */
  isAnswered?: boolean;
}

interface Config<E, Query extends keyof E> {
  query: Query;
  escrituras: { [Name in keyof E]?: Escritura<AnswerOf<E[Query]>, ArgOf<E[Query]>, ArgOf<E[Name]>, AnswerOf<E[Name]>> };
  /** Follows live events. Without it, only cache tags keep the data current (web/live/invalidation-saga.ts). */
  follow?: Follow<AnswerOf<E[Query]>, ArgOf<E[Query]>>;
}

/**
 * The cached data of a query, and the writes to it. The cache holds the server's answers. Unanswered writes are applied
 * over them when the data are shown. So no other answer hides a write, and a refused write needs no rollback.
 */
export function createColeccion<E extends Endpoints, Query extends keyof E & string>(
  api: Api<E>,
  { query, escrituras, follow = { read: () => null } }: Config<E, Query>,
) {
  type Data = AnswerOf<E[Query]>;
  type Which = ArgOf<E[Query]>;
  const { initiate } = api.endpoints[query];
  const { hasPart = () => true, byIds = (ids: string[]) => initiate({ ids }, once), receive } = follow;
  const { kept, change, refetch, stored } = cachedData<Data, Which>(api, query, hasPart);
  const { send, settled, withEnviadas } = createWrites<E, Data, Which>(api.endpoints, escrituras, { change, refetch });
  const writes = (endpointName: string) => endpointName in escrituras;

  /** The data with the unanswered writes applied. Undefined when the data are not cached. */
  const select = (which: Which) => (state: object) => {
    const data = stored(which)(state);
    return data && withEnviadas(data, selectEnviadas(state), which);
  };

  /** Keeps the data current with the changes of everybody. */
  const followAll = (dispatch: ApiDispatch) =>
    followChanges({
      read: (event) => {
        const read = follow.read(event);
        return read && { part: read.part ?? '', ids: receive && read.ids, isAnswered: follow.isAnswered };
      },
      touches: (endpointName) => endpointName === query || writes(endpointName),
      fetchChanged: async (part, ids) => {
        if (dispatch(kept(part)).length === 0) return;
        const { data: answer } = ids && receive ? await dispatch(byIds(ids, part)) : {};
        if (!ids || !receive || !answer) return dispatch(refetch(part));
        return dispatch(change((data, which) => receive(data, ids, answer, which), part));
      },
    });

  /** Fetches the data for a page that is about to show them, unless they are cached. */
  const fetch = (which: Which) => initiate(which, { subscribe: false });
  const useQuery = (which: Which | SkipToken, options?: ReadOptions): Read<Data> =>
    api.endpoints[query].useQuery(which, options);
  return { send, settled, select, stored, change, fetch, refetch, writes, withEnviadas, follow: followAll, useQuery };
}

/** The part of a collection that `useColeccion` needs. */
export interface Coleccion<Data, Which> {
  useQuery: (which: Which | SkipToken, options?: ReadOptions) => Read<Data>;
  /** Whether the collection has a write with this endpoint. */
  writes: (endpointName: string) => boolean;
  withEnviadas: (data: Data, enviadas: readonly Enviada[], which: Which) => Data;
  follow: (dispatch: ApiDispatch) => Generator;
}

/** When RTK Query fetches again; the options are its own. */
export interface ReadOptions {
  refetchOnMountOrArgChange?: number;
  refetchOnFocus?: boolean;
}

/** What the hook of a query returns. */
interface Read<Data> {
  currentData?: Data;
  error?: unknown;
  isError: boolean;
  refetch: () => unknown;
}
