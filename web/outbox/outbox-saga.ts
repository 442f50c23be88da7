import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { call, delay, put, race, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { apiFieldErrors, apiMessage, apiStatus } from '../api/api-message';
import { warn } from '../lib/log';
import { beginTyped } from '../lib/typed-here';
import { connectionBack, selectUnreached } from '../live/connection-slice';
import { liveResumed } from '../live/live-events';
import { scopeChanged } from '../session/scope-changed';
import type { App, RootState } from '../store/store';

/** What somebody wrote and the server does not have yet. All tries send its id, so that they make one. */
export interface Outgoing {
  id: string;
  hasFailed: boolean;
  /** The server refused it: it is not sent again by itself. */
  isRefused?: boolean;
  /** Why it failed, in the server's words. */
  motivo?: string;
  /** The fields that the server refused. */
  campos?: string[];
}

/** How something failed. */
export type Fallo = Required<Pick<Outgoing, 'isRefused' | 'motivo' | 'campos'>>;

/** What is sent by itself, whatever page is open, until the server has it or refuses it. */
export interface Outbox<Item extends Outgoing> {
  selectAll: (state: RootState) => readonly Item[];
  /** What is to be sent now. */
  selectNext: (state: RootState) => Item | undefined;
  /** Sends it, and shows the answer. */
  deliver: (item: Item) => SagaGenerator<void>;
  /** Something new is there to be sent. */
  requested: { type: string };
  again: ActionCreatorWithPayload<{ id: string }>;
  discarded: { type: string };
  sent: ActionCreatorWithPayload<{ id: string }>;
  failed: ActionCreatorWithPayload<{ id: string } & Fallo>;
}

/** Sends what is in an outbox, once the slice of its state is there. */
export function runOutbox<Item extends Outgoing>(app: App, outbox: Outbox<Item>): void {
  app.runSaga(sendAll<Item>, outbox);
  app.runSaga(resendWhenBack<Item>, outbox);
  app.runSaga(resendSoon<Item>, outbox);
}

/** Sends one at a time, so that they arrive in the order in which they were written. */
function* sendAll<Item extends Outgoing>(outbox: Outbox<Item>) {
  const { selectNext, requested, again, discarded } = outbox;
  while (true) {
    const item = yield* select(selectNext);
    if (item) yield* send(outbox, item);
    else yield* take([requested.type, again.type, discarded.type]);
  }
}

/** Sends what failed for want of a connection again, in its order, once the connection is back. */
function* resendWhenBack<Item extends Outgoing>({ selectAll, again }: Outbox<Item>) {
  yield* takeEvery([liveResumed, connectionBack], function* () {
    const failed = (yield* select(selectAll)).filter(({ hasFailed, isRefused }) => hasFailed && !isRefused);
    for (const { id } of failed) yield* put(again({ id }));
  });
}

/** Milliseconds before the second attempt; each later one waits twice as long, up to the longest pause. */
const PAUSE = 3_000;
const LONGEST_PAUSE = 60_000;

/** Sends what failed while the server can be reached again, ever later: its answer may have been lost. */
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
  // Its refusal is told beside it, so it leads to no other page.
  const arrived = beginTyped();
  try {
    // Stops when the cuenta changes: it must not go out in another cuenta.
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

/** Of these the session, the time or the number of requests is the cause, not what was sent. */
const passing = [401, 408, 429];
const isFinal = (status: number) => status >= 400 && status < 500 && !passing.includes(status);
