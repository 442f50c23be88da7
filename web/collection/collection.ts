import { nanoid, original } from '@reduxjs/toolkit';
import type { SkipToken } from '@reduxjs/toolkit/query';
import { type ApiDispatch, type emptyApi, signedOut } from '../api/empty-api';
import type { AppServices } from '../api/services';
import { followChanges } from '../live/follow-changes';
import type { LiveEvent } from '../live/live-events';
import { selectScope } from '../session/session-selectors';
import type { RootState } from '../store/store';
import { type Enviada, escrituraSent, escrituraSettled, selectEnviadas } from './enviadas-slice';

/** A write of a collection. It says how the data look before its answer, and how the answer changes them. */
export interface Escritura<Data, Which, Arg, Answer> {
  /** The id of the thing that the write creates. */
  createsId?: (arg: Arg) => string;
  /** The ids of the things that the write changes. The writes to a thing are sent one after the other. */
  changesIds?: (arg: Arg) => string | readonly string[];
  /** The ids of the things that the write refers to. The write is sent once they are created. */
  needsIds?: (arg: Arg) => readonly string[];
  /** The data with this write applied. They are shown until the answer comes. */
  show?: (data: Data, arg: Arg, which: Which) => Data;
  /** The data with the answer applied. The tags of its endpoint make other queries stale. */
  keep?: (data: Data, answer: Answer, arg: Arg, which: Which) => Data;
}

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

interface Endpoint {
  Types: { QueryArg: unknown; ResultType: unknown };
}
type ArgOf<E> = E extends Endpoint ? E['Types']['QueryArg'] : never;
type AnswerOf<E> = E extends Endpoint ? E['Types']['ResultType'] : never;

/** Sends a write when its turn has come. */
type InTurn<E> = (sendNow: (arg: ArgOf<E>) => Promise<AnswerOf<E>>) => Promise<AnswerOf<E>>;

// biome-ignore lint/suspicious/noExplicitAny: any endpoints; the types below name those of each collection
type Api = { endpoints: Record<string, any>; util: unknown };
// biome-ignore lint/suspicious/noExplicitAny: any endpoint
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
  /** Follows live events. Without it, only cache tags keep the data current (web/live/invalidation-saga.ts). */
  follow?: Follow<AnswerOf<A['endpoints'][Query]>, ArgOf<A['endpoints'][Query]>>;
}

/**
 * The cached data of a query, and the writes to it. The cache holds the server's answers. Unanswered writes are applied
 * over them when the data are shown. So no other answer hides a write, and a refused write disappears without a
 * rollback.
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
  /** The last unanswered write to each thing. */
  const lastWrites = new Map<string, Promise<unknown>>();
  /** The unanswered creations. */
  const creations = new Map<string, Promise<unknown>>();

  /**
   * The arguments of the cached queries. Queries of `byIds` are left out, because their answers are only merged into
   * other data.
   */
  const keptOf = (state: State) =>
    (selectCachedArgsForQuery(state, query) as (Which & { ids?: unknown })[]).filter((which) => !which?.ids);
  const byIds = follow.byIds ?? ((ids: string[]) => api.endpoints[query].initiate({ ids }, once));
  const holds = (which: Which, part?: string) => !part || !follow.hasPart || follow.hasPart(which, part);

  /**
   * Changes all cached data, and again after each running fetch, whose data may be older. Returns those fetches.
   * `changeOf` gets the plain data, not an Immer draft.
   */
  const change = (changeOf: (data: Data, which: Which) => Data) => (dispatch: ApiDispatch, getState: () => State) =>
    keptOf(getState()).flatMap((which) => {
      // With many rows, an Immer draft costs more than the change.
      const recipe = (data: object) => changeOf((original(data) ?? data) as Data, which) as object;
      const apply = () => dispatch(updateQueryData(query, which, recipe));
      apply();
      return dispatch(getRunningQueryThunk(query, which))?.then(apply) ?? [];
    });

  /** Whether any cached data hold a part. */
  const isKept = (part: string) => (_dispatch: ApiDispatch, getState: () => State) =>
    keptOf(getState()).some((which) => holds(which, part));

  /** Fetches all cached data again, or only those that hold a part. */
  const refetch = (part?: string) => (dispatch: ApiDispatch, getState: () => State) => {
    const stale = keptOf(getState()).filter((which) => holds(which, part));
    return Promise.all(stale.map((which) => dispatch(api.endpoints[query].initiate(which, once))));
  };

  /**
   * Sends a write and shows it until it is answered. Rejects with the server's error.
   * @param inTurn sends the write, perhaps changed or repeated, once the earlier writes are answered and the server is
   * reached
   */
  const send =
    <Name extends keyof typeof escrituras & string>(
      name: Name,
      arg: ArgOf<A['endpoints'][Name]>,
      inTurn: InTurn<A['endpoints'][Name]> = (sendNow) => sendNow(arg),
    ) =>
    (
      dispatch: ApiDispatch,
      getState: () => RootState,
      services?: AppServices,
    ): Promise<AnswerOf<A['endpoints'][Name]>> => {
      const { createsId, changesIds, needsIds, show } = byName[name] as AnyEscritura;
      const key = nanoid();
      if (show) dispatch(escrituraSent({ key, name, arg }));
      const created = createsId?.(arg);
      const changed = [created || [], changesIds?.(arg) ?? []].flat();
      const needed = [
        ...changed.map((id) => lastWrites.get(id)),
        ...(needsIds?.(arg) ?? []).map((id) => creations.get(id)),
      ];
      const scope = selectScope(getState());
      const answered = Promise.allSettled(needed).then(async () => {
        // A write that shows at once waits for the connection. A write that somebody waits for is refused.
        if (show) await services?.whenReached?.();
        // The write belongs to the former cuenta.
        if (selectScope(getState()) !== scope) throw signedOut;
        return dispatch(sendNow(name, key, inTurn));
      });
      for (const id of changed) lastWrites.set(id, answered);
      if (created) creations.set(created, answered);
      return answered.finally(() => {
        for (const id of changed) forget(lastWrites, id, answered);
        if (created) forget(creations, created, answered);
      });
    };

  /** Sends a write without waiting for others. `key` identifies the write among the shown writes. */
  const sendNow =
    <Name extends keyof typeof escrituras & string>(name: Name, key: string, inTurn: InTurn<A['endpoints'][Name]>) =>
    async (dispatch: ApiDispatch): Promise<AnswerOf<A['endpoints'][Name]>> => {
      const { show, keep } = byName[name] as AnyEscritura;
      let older: Promise<unknown>[] = [];
      try {
        return await inTurn(async (arg) => {
          const answer = await dispatch(api.endpoints[name].initiate(arg, { track: false })).unwrap();
          if (keep) older = dispatch(change((data, which) => keep(data, answer, arg, which)));
          return answer;
        });
      } catch (error) {
        // The write may have arrived anyway, or the cache may be outdated.
        void dispatch(refetch());
        throw error;
      } finally {
        const settle = () => dispatch(escrituraSettled(key));
        // The write stays visible until the data of the running fetches are changed too.
        if (older.length > 0) void Promise.all(older).then(settle);
        else if (show) settle();
      }
    };

  /**
   * Resolves when the writes to a thing are answered: to the answer of the last write. Undefined when it was refused, or
   * when no write was on its way.
   */
  const settled = async (id: string): Promise<unknown> => lastWrites.get(id)?.catch(() => undefined);

  /** The data with the unanswered writes applied. */
  const withEnviadas = (data: Data, enviadas: readonly Enviada[], which: Which): Data =>
    enviadas.reduce<Data>((shown, { name, arg }) => byName[name]?.show?.(shown, arg, which) ?? shown, data);

  /** The data with the unanswered writes applied. Undefined when the data are not cached. */
  const select =
    (which: Which) =>
    (state: object): Data | undefined => {
      const { data } = api.endpoints[query].select(which)(state);
      return data && withEnviadas(data, selectEnviadas(state), which);
    };

  /** The data of the server's last answer. Undefined when they are not cached. */
  const stored =
    (which: Which) =>
    (state: object): Data | undefined =>
      api.endpoints[query].select(which)(state).data;

  /** Keeps the data current with the changes of everybody. */
  const followAll = (dispatch: ApiDispatch) =>
    followChanges({
      read: (event) => {
        const read = follow.read(event);
        return read && { part: read.part ?? '', ids: follow.receive && read.ids, isAnswered: follow.isAnswered };
      },
      touches: (endpointName) => endpointName === query || writes(endpointName),
      fetchChanged: async (part, ids) => {
        const { receive } = follow;
        if (!dispatch(isKept(part))) return;
        const { data: answer } = ids && receive ? await dispatch(byIds(ids, part)) : {};
        if (!ids || !receive || !answer) return dispatch(refetch(part));
        return dispatch(change((data, which) => (holds(which, part) ? receive(data, ids, answer, which) : data)));
      },
    });

  /** Fetches the data for a page that is about to show them, unless they are cached. */
  const fetch = (which: Which) => api.endpoints[query].initiate(which, { subscribe: false });
  const useQuery = (which: Which | SkipToken, options?: ReadOptions): Read<Data> =>
    api.endpoints[query].useQuery(which, options);
  return { send, settled, select, stored, change, fetch, refetch, writes, withEnviadas, follow: followAll, useQuery };
}

/** Removes a write, unless a later write has its place. */
function forget(writes: Map<string, Promise<unknown>>, id: string, write: Promise<unknown>): void {
  if (writes.get(id) === write) writes.delete(id);
}

/** Fetches again, without a subscription that would keep the data longer. */
const once = { subscribe: false, forceRefetch: true };

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

/** The `util` of the API, without the types of its endpoints. */
interface Util {
  selectCachedArgsForQuery(state: State, query: string): unknown[];
  updateQueryData(query: string, which: unknown, recipe: (data: object) => unknown): (dispatch: ApiDispatch) => unknown;
  getRunningQueryThunk(query: string, which: unknown): (dispatch: ApiDispatch) => Promise<unknown> | undefined;
}
