import { buffers, channel, eventChannel } from 'redux-saga';
import { call, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import type { Http } from '../api/http';
import { HttpError } from '../api/http-error';
import { warn } from '../lib/log';
import { liveEventReceived, liveResumed } from '../live/live-events';
import { merge, ownUserChangeRequested, selectPreferencias, shown, type Unsaved } from './own-user';
import type { Cuenta, Preferencias, Usuario } from './session';
import { selectCuenta, selectUser } from './session-selectors';
import { sessionClosed, sessionLocked, sessionOpened, userPatched } from './session-slice';

export interface OwnUserContext {
  http: Http;
  /** The appearance for a person who has chosen nothing, whatever another person chose on this device. */
  standard: Preferencias;
  /**
   * Applies the chosen appearance to the page. @param cuenta its country gives the standard date format, and its time
   * zone decides which day is today
   */
  show(preferencias: Preferencias, cuenta: Cuenta | undefined): void;
}

const url = '/api/common/user';

/**
 * Saves what a person chooses about themselves. A choice shows at once, and then it is saved. It is taken back when the
 * server refuses (the http client shows the error). One request runs at a time, since two could arrive in the other
 * order. Choices made meanwhile are sent together afterwards. Choices from another tab show here too.
 */
export function* ownUserSaga({ http, standard, show }: OwnUserContext) {
  const work = channel<true>(buffers.sliding(1));
  let unsaved = null as Unsaved | null;

  /** Adds the standard scheme and theme to a person who has chosen none. */
  const complete = (user: Usuario): Usuario => ({ ...user, preferencias: { ...standard, ...user.preferencias } });

  function* adopt(user: Usuario) {
    const base = complete(user);
    // Another person may have signed in by another tab, and must not get these choices.
    if (unsaved?.base.id !== user.id) unsaved = null;
    if (unsaved) unsaved.base = base;
    yield* put(userPatched(unsaved ? shown(unsaved) : base));
  }

  function* choose({ payload }: ReturnType<typeof ownUserChangeRequested>) {
    const user = yield* select(selectUser);
    if (!user) return;
    unsaved ??= { base: user, sent: {}, next: {} };
    unsaved.next = merge(unsaved.next, payload);
    yield* put(userPatched(shown(unsaved)));
    yield* put(work, true);
  }

  function* save(mine: Unsaved) {
    mine.sent = mine.next;
    mine.next = {};
    try {
      const { data } = yield* call(http.request<Usuario>, { url, method: 'PATCH', body: { user: mine.sent } });
      mine.base = complete(data);
    } catch {
      // The http client has shown the error.
    }
    mine.sent = {};
    if (mine !== unsaved) return;
    yield* put(userPatched(shown(mine)));
    if (Object.keys(mine.next).length === 0) unsaved = null;
  }

  /**
   * Sends the waiting choices together with the running ones, because nobody would send them after the page is left.
   */
  function* saveAllOnLeaving() {
    if (!unsaved || Object.keys(unsaved.next).length === 0) return;
    const user = merge(unsaved.sent, unsaved.next);
    try {
      yield* call(http.request, { url, method: 'PATCH', body: { user }, options: { skipErrorNotification: true } });
    } catch (error) {
      warn('What was chosen last did not get through', error);
    }
  }

  function* fetchAnew({ type }: { type: string }) {
    // A choice in this tab is newer than a running fetch, so it only cancels that fetch (`takeLatest`).
    if (type === ownUserChangeRequested.type) return;
    try {
      const options = { skipErrorNotification: true };
      const { data } = yield* call(http.request<Usuario>, { url, options });
      yield* adopt(data);
    } catch (error) {
      if (!isSilent(error)) warn('What was chosen elsewhere could not be fetched', error);
    }
  }

  yield* takeEvery([sessionOpened, userPatched], function* () {
    if (yield* select(selectUser)) show(yield* select(selectPreferencias), yield* select(selectCuenta));
  });
  yield* takeEvery(sessionOpened, ({ payload }) => adopt(payload.user));
  yield* takeEvery([sessionClosed, sessionLocked], () => {
    unsaved = null;
  });
  yield* takeEvery(ownUserChangeRequested, choose);
  yield* takeEvery(yield* call(leaving), saveAllOnLeaving);
  yield* takeLatest([isOwnChange, liveResumed, ownUserChangeRequested], fetchAnew);

  const user = yield* select(selectUser);
  if (user) yield* adopt(user);
  while (true) {
    yield* take(work);
    if (unsaved) yield* save(unsaved);
  }
}

/** Emits when the page is left or enters the browser's back/forward cache. */
const leaving = () =>
  eventChannel<true>((emit) => {
    const tell = () => emit(true);
    addEventListener('pagehide', tell);
    return () => removeEventListener('pagehide', tell);
  });

/** The request belonged to a former session or cuenta. The next session brings its own person. */
const isSilent = (error: unknown) => error instanceof HttpError && error.isSilent;
const isOwnChange = (action: object) => liveEventReceived.match(action) && action.payload.type === 'user.changed';
