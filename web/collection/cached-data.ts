import { original } from '@reduxjs/toolkit';
import type { ApiDispatch, emptyApi } from '../api/empty-api';

// biome-ignore lint/suspicious/noExplicitAny: any endpoints; the types of each collection name its own
export type Endpoints = Record<string, any>;
export type Api<E extends Endpoints = Endpoints> = { endpoints: E; util: unknown };
type State = { api?: ReturnType<typeof emptyApi.reducer> };

/** Fetches again, without a subscription that would keep the data longer. */
export const once = { subscribe: false, forceRefetch: true };

/** The server's answers to a query in the cache. @param hasPart whether the data of `which` hold a part */
export function cachedData<Data, Which>(api: Api, query: string, hasPart: (which: Which, part: string) => boolean) {
  const { selectCachedArgsForQuery, updateQueryData, getRunningQueryThunk } = api.util as Util;

  /**
   * The arguments of the cached queries, or only of those that hold a part. Queries of `byIds` are left out, because
   * their answers are only merged into other data.
   */
  const kept = (part?: string) => (_dispatch: ApiDispatch, getState: () => State) =>
    (selectCachedArgsForQuery(getState(), query) as (Which & { ids?: unknown })[]).filter(
      (which) => !which?.ids && (!part || hasPart(which, part)),
    );

  /**
   * Changes the cached data, and again after each running fetch, whose data may be older. Returns those fetches.
   * `changeOf` gets the plain data, not an Immer draft.
   */
  const change = (changeOf: (data: Data, which: Which) => Data, part?: string) => (dispatch: ApiDispatch) =>
    dispatch(kept(part)).flatMap((which) => {
      // With many rows, an Immer draft costs more than the change.
      const recipe = (data: object) => changeOf((original(data) ?? data) as Data, which) as object;
      const apply = () => dispatch(updateQueryData(query, which, recipe));
      apply();
      return dispatch(getRunningQueryThunk(query, which))?.then(apply) ?? [];
    });

  const refetch = (part?: string) => (dispatch: ApiDispatch) =>
    Promise.all(dispatch(kept(part)).map((which) => dispatch(api.endpoints[query].initiate(which, once))));

  /** The data of the server's last answer. Undefined when they are not cached. */
  const stored = (which: Which) => (state: object) =>
    api.endpoints[query].select(which)(state).data as Data | undefined;

  return { kept, change, refetch, stored };
}

/** The `util` of the API, without the types of its endpoints. */
interface Util {
  selectCachedArgsForQuery(state: State, query: string): unknown[];
  updateQueryData(query: string, which: unknown, recipe: (data: object) => unknown): (dispatch: ApiDispatch) => unknown;
  getRunningQueryThunk(query: string, which: unknown): (dispatch: ApiDispatch) => Promise<unknown> | undefined;
}
