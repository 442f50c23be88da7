import { nanoid, original } from '@reduxjs/toolkit';
import type { SkipToken } from '@reduxjs/toolkit/query';
import type { ApiDispatch, emptyApi } from '../api/empty-api';
import { followChanges } from '../live/follow-changes';
import type { LiveEvent } from '../live/live-events';
import { type Enviada, escrituraSent, escrituraSettled } from './enviadas-slice';

/** A write of a collection: what is shown before its answer, and what is known by it. */
export interface Escritura<Data, Which, Arg, Answer> {
  /** The thing that it makes. What else is written of that waits until it is made. */
  makes?: (arg: Arg) => string;
  /** The things that it changes or names. */
  of?: (arg: Arg) => string | readonly string[];
  /** What the data will be by it; shown until the answer has come. */
  show?: (data: Data, arg: Arg, which: Which) => Data;
  /** What the data is by the answer. What else it changes is said by the tags of its endpoint. */
  keep?: (data: Data, answer: Answer, arg: Arg, which: Which) => Data;
}

/** How a collection follows what everybody does. */
interface Follow<Data, Which> {
  /** What an event changes: some things, or any of them where it names none. Null: none. */
  read: (event: LiveEvent) => { ids?: readonly string[]; part?: string } | null;
  /** Whether a part that `read` names is in these data; any is, unless said. */
  hasPart?: (which: Which, part: string) => boolean;
  /** Asks for some things, of which those that are not answered are gone; by the query itself, unless said. */
  // biome-ignore lint/suspicious/noExplicitAny: a thunk, as RTK Query gives it
  byIds?: (ids: string[]) => any;
  /** Takes them in. Without it, all is fetched. */
  // biome-ignore lint/suspicious/noExplicitAny: what `byIds` answers
  receive?: (data: Data, ids: readonly string[], answer: any, which: Which) => Data;
  /** The answers to one's own writes say all that they change. Unless said, they do where an event names things. */
  isAnswered?: boolean;
}

interface Endpoint {
  Types: { QueryArg: unknown; ResultType: unknown };
}
type ArgOf<E> = E extends Endpoint ? E['Types']['QueryArg'] : never;
type AnswerOf<E> = E extends Endpoint ? E['Types']['ResultType'] : never;

// biome-ignore lint/suspicious/noExplicitAny: whatever endpoints; the types below name those of each collection
type Api = { endpoints: Record<string, any>; util: unknown };
// biome-ignore lint/suspicious/noExplicitAny: of whatever endpoint
type AnyEscritura = Escritura<any, any, any, any>;
type State = { api?: ReturnType<typeof emptyApi.reducer> };

interface Config<A extends Api, Query extends keyof A['endpoints']> {
  query: Query;
  escrituras: {
    [Name in keyof A['endpoints']]?: Escritura<
      AnswerOf<A['endpoints'][Query]>,
      ArgOf<A['endpoints'][Query]>,
      ArgOf<A['endpoints'][Name]>,
      AnswerOf<A['endpoints'][Name]>
    >;
  };
  /** Unless given, what is kept is as current as its tags (web/live/invalidation-saga.ts). */
  follow?: Follow<AnswerOf<A['endpoints'][Query]>, ArgOf<A['endpoints'][Query]>>;
}

/**
 * What is kept of a query, and the writes to it. The cache is what the server has said; the writes on their way are laid
 * over it. So no answer that comes meanwhile hides them, and one that is refused is gone without being put back.
 */
export function createColeccion<A extends Api, Query extends keyof A['endpoints'] & string>(
  api: A,
  { query, escrituras, follow = { read: () => null } }: Config<A, Query>,
) {
  type Data = AnswerOf<A['endpoints'][Query]>;
  type Which = ArgOf<A['endpoints'][Query]>;
  const byName = escrituras as Record<string, AnyEscritura | undefined>;
  const writes = (endpointName: string) => endpointName in byName;
  const { selectCachedArgsForQuery, updateQueryData, getRunningQueryThunk } = api.util as Util;
  /** By the thing, its making while that is on its way. */
  const making = new Map<string, Promise<unknown>>();

  /** What is kept, but for answers to `byIds`, which were only to be taken in. */
  const keptOf = (state: State) =>
    (selectCachedArgsForQuery(state, query) as (Which & { ids?: unknown })[]).filter((which) => !which?.ids);
  const byIds = follow.byIds ?? ((ids: string[]) => api.endpoints[query].initiate({ ids }, once));

  /**
   * Changes all that is kept. An answer that was on its way may be older: it is changed too, when it has come.
   * `changeOf` gets the data itself and not a draft of it. Returns what waits for those answers.
   */
  const change = (changeOf: (data: Data, which: Which) => Data) => (dispatch: ApiDispatch, getState: () => State) =>
    keptOf(getState()).flatMap((which) => {
      // With many rows in it, a draft costs more than the change.
      const recipe = (data: object) => changeOf((original(data) ?? data) as Data, which) as object;
      const apply = () => dispatch(updateQueryData(query, which, recipe));
      apply();
      return dispatch(getRunningQueryThunk(query, which))?.then(apply) ?? [];
    });

  /** Fetches again what is kept, or a part of it. */
  const refetch = (part?: string) => (dispatch: ApiDispatch, getState: () => State) => {
    const stale = keptOf(getState()).filter((which) => !part || !follow.hasPart || follow.hasPart(which, part));
    return Promise.all(stale.map((which) => dispatch(api.endpoints[query].initiate(which, once))));
  };

  /** Sends a write, which is shown until it is answered. Rejects with the server's error. */
  const send =
    <Name extends keyof typeof escrituras & string>(name: Name, arg: ArgOf<A['endpoints'][Name]>) =>
    async (dispatch: ApiDispatch): Promise<AnswerOf<A['endpoints'][Name]>> => {
      const { makes, of, show, keep } = byName[name] as AnyEscritura;
      const key = nanoid();
      if (show) dispatch(escrituraSent({ key, name, arg }));
      const needed = [of?.(arg) ?? []].flat().map((id) => making.get(id));
      const answered: Promise<AnswerOf<A['endpoints'][Name]>> = Promise.allSettled(needed).then(() =>
        dispatch(api.endpoints[name].initiate(arg, { track: false })).unwrap(),
      );
      const made = makes?.(arg);
      if (made) making.set(made, answered);
      let older: Promise<unknown>[] = [];
      try {
        const answer = await answered;
        if (keep) older = dispatch(change((data, which) => keep(data, answer, arg, which)));
        return answer;
      } catch (error) {
        // It may have arrived all the same, or been refused for something that is not known here.
        void dispatch(refetch());
        throw error;
      } finally {
        if (made) making.delete(made);
        const settle = () => dispatch(escrituraSettled(key));
        // It stays over an older answer until that is changed too.
        if (older.length > 0) void Promise.all(older).then(settle);
        else if (show) settle();
      }
    };

  /** The data as it will be once they have arrived. */
  const withEnviadas = (data: Data, enviadas: readonly Enviada[], which: Which): Data =>
    enviadas.reduce<Data>((shown, { name, arg }) => byName[name]?.show?.(shown, arg, which) ?? shown, data);

  /** Keeps it current with what everybody does. */
  const followAll = (dispatch: ApiDispatch) =>
    followChanges({
      read: (event) => {
        const read = follow.read(event);
        return read && { part: read.part ?? '', ids: follow.receive && read.ids, isAnswered: follow.isAnswered };
      },
      touches: (endpointName) => endpointName === query || writes(endpointName),
      bring: async (part, ids) => {
        const { receive } = follow;
        const { data: answer } = ids && receive ? await dispatch(byIds(ids)) : {};
        if (!ids || !receive || !answer) return dispatch(refetch(part));
        return dispatch(change((data, which) => receive(data, ids, answer, which)));
      },
    });

  /** Fetches it for a page that is about to show it, unless it is here. */
  const fetch = (which: Which) => api.endpoints[query].initiate(which, { subscribe: false });
  const useQuery = (which: Which | SkipToken, options?: ReadOptions): Read<Data> =>
    api.endpoints[query].useQuery(which, options);
  return { send, change, fetch, refetch, writes, withEnviadas, follow: followAll, useQuery };
}

/** To fetch something without keeping it for longer than the rest. */
const once = { subscribe: false, forceRefetch: true };

/** What a page needs of one: see `useColeccion`. */
export interface Coleccion<Data, Which> {
  useQuery: (which: Which | SkipToken, options?: ReadOptions) => Read<Data>;
  /** Whether a write by this endpoint is one of its own. */
  writes: (endpointName: string) => boolean;
  withEnviadas: (data: Data, enviadas: readonly Enviada[], which: Which) => Data;
  follow: (dispatch: ApiDispatch) => Generator;
}

/** When it is fetched besides, as RTK Query has it. */
export interface ReadOptions {
  refetchOnMountOrArgChange?: number;
  refetchOnFocus?: boolean;
}

/** What a query's hook gives. */
interface Read<Data> {
  currentData?: Data;
  error?: unknown;
  isError: boolean;
  refetch: () => unknown;
}

/** The API's utilities, whichever its endpoints are. */
interface Util {
  selectCachedArgsForQuery(state: State, query: string): unknown[];
  updateQueryData(query: string, which: unknown, recipe: (data: object) => unknown): (dispatch: ApiDispatch) => unknown;
  getRunningQueryThunk(query: string, which: unknown): (dispatch: ApiDispatch) => Promise<unknown> | undefined;
}
