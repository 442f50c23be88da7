import { buffers, channel, eventChannel } from 'redux-saga';
import { call, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import type { Http } from '../api/http';
import { HttpError } from '../api/http-error';
import { warn } from '../lib/log';
import { liveEventReceived, liveResumed } from '../live/live-events';
import { merge, ownUserChangeRequested, selectPreferencias, shown, type Unsaved } from './own-user';
import type { Preferencias, Usuario } from './session';
import { selectUser } from './session-selectors';
import { sessionClosed, sessionLocked, sessionOpened, userPatched } from './session-slice';

export interface OwnUserContext {
  http: Http;
  /** What is shown to who has chosen nothing yet, whatever somebody else chose on this device. */
  standard: Preferencias;
  /** Makes the page look as chosen. */
  show(preferencias: Preferencias): void;
}

const url = '/api/common/user';

/**
 * The one owner of what people choose about themselves: shown at once, then saved, and taken back when the server
 * refuses (the http client says so). One request at a time, with whatever was chosen during the last one: two on
 * their way could arrive in the other order. What is chosen in another tab is shown here too.
 */
export function* ownUserSaga({ http, standard, show }: OwnUserContext) {
  const work = channel<true>(buffers.sliding(1));
  let unsaved = null as Unsaved | null;

  /** The store always names a scheme and a theme. */
  const complete = (user: Usuario): Usuario => ({ ...user, preferencias: { ...standard, ...user.preferencias } });

  function* adopt(user: Usuario) {
    const base = complete(user);
    // Another tab may have signed somebody else in: what this one's person chose is not theirs.
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
      // The http client told the person.
    }
    mine.sent = {};
    if (mine !== unsaved) return;
    yield* put(userPatched(shown(mine)));
    if (Object.keys(mine.next).length === 0) unsaved = null;
  }

  /** What waits for its turn goes with what is on its way: once the page is left, nobody would send it. */
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
    // A choice of this tab's is newer than any answer still on its way: it only ends the wait for that.
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
    if (yield* select(selectUser)) show(yield* select(selectPreferencias));
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

/** The page is being left, or put away for its way back. */
const leaving = () =>
  eventChannel<true>((emit) => {
    const tell = () => emit(true);
    addEventListener('pagehide', tell);
    return () => removeEventListener('pagehide', tell);
  });

/** Asked for in a session or a cuenta that was left meanwhile: the next one brings its person along. */
const isSilent = (error: unknown) => error instanceof HttpError && error.isSilent;
const isOwnChange = (action: object) => liveEventReceived.match(action) && action.payload.type === 'user.changed';
