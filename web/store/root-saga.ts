import { fork } from 'typed-redux-saga';
import type { SessionContext } from '../session/session-context';
import { sessionSaga } from '../session/session-saga';

/** The sagas that run from the start. Features run their own sagas with `app.runSaga` when they load. */
export function* rootSaga(context: SessionContext) {
  yield* fork(sessionSaga, context);
}
