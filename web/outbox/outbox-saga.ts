import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { call, delay, put, race, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { apiFieldErrors, apiMessage, apiStatus } from '../api/api-message';
import { warn } from '../lib/log';
import { beginTyped } from '../lib/typed-here';
import { connectionBack, selectUnreached } from '../live/connection-slice';
import { liveResumed } from '../live/live-events';
import { scopeChanged } from '../session/scope-changed';
import type { App, RootState } from '../store/store';

/**
 * An item that the server does not have yet, such as a message. All attempts send its id, so that only one row is
 * created.
 */
export interface Outgoing {
  id: string;
  hasFailed: boolean;
  /** Whether the server refused the item. Then it is not sent again by itself. */
  isRefused?: boolean;
  /** The server's message about the failure. */
  motivo?: string;
  /** The fields that the server refused. */
  campos?: string[];
}

/** The details of a failure. */
export type Fallo = Required<Pick<Outgoing, 'isRefused' | 'motivo' | 'campos'>>;

/** An outbox sends its items by itself on any page, until the server has them or refuses them. */
export interface Outbox<Item extends Outgoing> {
  selectAll: (state: RootState) => readonly Item[];
  /** The next item to send. */
  selectNext: (state: RootState) => Item | undefined;
  /** Sends the item, and shows the answer. */
  deliver: (item: Item) => SagaGenerator<void>;
  /** The action that adds a new item. */
  requested: { type: string };
  again: ActionCreatorWithPayload<{ id: string }>;
  discarded: { type: string };
  sent: ActionCreatorWithPayload<{ id: string }>;
  failed: ActionCreatorWithPayload<{ id: string } & Fallo>;
}

/** Sends the items of an outbox, once its slice is in the store. */
export function runOutbox<Item extends Outgoing>(app: App, outbox: Outbox<Item>): void {
  app.runSaga(sendAll<Item>, outbox);
  app.runSaga(resendWhenBack<Item>, outbox);
  app.runSaga(resendSoon<Item>, outbox);
}

/** Sends one item at a time, so that the items arrive in the order in which they were written. */
function* sendAll<Item extends Outgoing>(outbox: Outbox<Item>) {
  const { selectNext, requested, again, discarded } = outbox;
  while (true) {
    const item = yield* select(selectNext);
    if (item) yield* send(outbox, item);
    else yield* take([requested.type, again.type, discarded.type]);
  }
}

/** Once the connection is back, sends items again that failed without connection, in their order. */
function* resendWhenBack<Item extends Outgoing>({ selectAll, again }: Outbox<Item>) {
  yield* takeEvery([liveResumed, connectionBack], function* () {
    const failed = (yield* select(selectAll)).filter(({ hasFailed, isRefused }) => hasFailed && !isRefused);
    for (const { id } of failed) yield* put(again({ id }));
  });
}

/** Milliseconds before the second attempt. Each later attempt waits twice as long, up to the longest pause. */
const PAUSE = 3_000;
const LONGEST_PAUSE = 60_000;

/**
 * Sends failed items again while the server can be reached, with growing pauses, because an answer may have been lost.
 */
function* resendSoon<Item extends Outgoing>({ selectAll, again, failed }: Outbox<Item>) {
  const failures = new Map<string, number>();
  yield* takeEvery(failed, function* ({ payload: { id } }) {
    const times = failures.get(id) ?? 0;
    failures.set(id, times + 1);
    yield* delay(Math.min(PAUSE * 2 ** times, LONGEST_PAUSE));
    const item = (yield* select(selectAll)).find((one) => one.id === id);
    const unreached = yield* select(selectUnreached);
    if (item?.hasFailed && !item.isRefused && !unreached) yield* put(again({ id }));
  });
}

function* send<Item extends Outgoing>({ deliver, sent, failed }: Outbox<Item>, item: Item) {
  const { id } = item;
  // The item itself shows its refusal, so a refusal must not lead to another page.
  const arrived = beginTyped();
  try {
    // A change of cuenta stops the sending, because the item must not be sent in another cuenta.
    const { left } = yield* race({ delivered: call(deliver, item), left: take(scopeChanged) });
    if (!left) yield* put(sent({ id }));
  } catch (error) {
    warn('Something in an outbox was not sent', error);
    const campos = apiFieldErrors(error).map(({ campo }) => campo);
    yield* put(failed({ id, isRefused: isFinal(apiStatus(error) ?? 0), motivo: apiMessage(error), campos }));
  } finally {
    arrived();
  }
}

/** With these statuses the session, the time or the number of requests is the cause, and not the item. */
const passing = [401, 408, 429];
const isFinal = (status: number) => status >= 400 && status < 500 && !passing.includes(status);
