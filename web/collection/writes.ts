import { nanoid } from '@reduxjs/toolkit';
import { type ApiDispatch, signedOut } from '../api/empty-api';
import type { AppServices } from '../api/services';
import { selectScope } from '../session/session-selectors';
import type { RootState } from '../store/store';
import type { cachedData, Endpoints } from './cached-data';
import { type Enviada, escrituraSent, escrituraSettled } from './enviadas-slice';
import { createTurns } from './turns';

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

type Endpoint = { Types: { QueryArg: unknown; ResultType: unknown } };
export type ArgOf<E> = E extends Endpoint ? E['Types']['QueryArg'] : never;
export type AnswerOf<E> = E extends Endpoint ? E['Types']['ResultType'] : never;

/** Sends a write when its turn has come. */
type InTurn<E> = (sendNow: (arg: ArgOf<E>) => Promise<AnswerOf<E>>) => Promise<AnswerOf<E>>;

/** The writes of a collection. Each is sent in its turn, and shown until it is answered. */
export function createWrites<E extends Endpoints, Data, Which>(
  endpoints: E,
  // biome-ignore lint/suspicious/noExplicitAny: the argument and the answer of any endpoint
  escrituras: Record<string, Escritura<Data, Which, any, any> | undefined>,
  { change, refetch }: Pick<ReturnType<typeof cachedData<Data, Which>>, 'change' | 'refetch'>,
) {
  const turns = createTurns();

  /**
   * Sends a write and shows it until it is answered. Rejects with the server's error.
   * @param inTurn sends the write, perhaps changed or repeated, once the earlier writes are answered and the server is
   * reached
   */
  const send =
    <Name extends keyof E & string>(name: Name, arg: ArgOf<E[Name]>, inTurn: InTurn<E[Name]> = (now) => now(arg)) =>
    (dispatch: ApiDispatch, getState: () => RootState, services?: AppServices) => {
      const { createsId, changesIds, needsIds, show } = escrituras[name] ?? {};
      const key = nanoid();
      if (show) dispatch(escrituraSent({ key, name, arg }));
      const scope = selectScope(getState());
      const changed = [changesIds?.(arg) ?? []].flat();
      return turns.inTurn(createsId?.(arg) ?? '', changed, needsIds?.(arg) ?? [], async () => {
        // A write that shows at once waits for the connection. A write that somebody waits for is refused.
        if (show) await services?.whenReached?.();
        // The write belongs to the former cuenta.
        if (selectScope(getState()) !== scope) throw signedOut;
        return sendNow(dispatch, name, key, inTurn);
      });
    };

  /** Sends a write without waiting for others. `key` identifies the write among the shown writes. */
  const sendNow = async <Name extends keyof E & string>(
    dispatch: ApiDispatch,
    name: Name,
    key: string,
    inTurn: InTurn<E[Name]>,
  ): Promise<AnswerOf<E[Name]>> => {
    const { show, keep } = escrituras[name] ?? {};
    let older: Promise<unknown>[] = [];
    try {
      return await inTurn(async (arg) => {
        const answer = await dispatch(endpoints[name].initiate(arg, { track: false })).unwrap();
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

  /** The data with the unanswered writes applied. */
  const withEnviadas = (data: Data, enviadas: readonly Enviada[], which: Which): Data =>
    enviadas.reduce((shown, { name, arg }) => escrituras[name]?.show?.(shown, arg, which) ?? shown, data);

  return { send, settled: turns.settled, withEnviadas };
}
