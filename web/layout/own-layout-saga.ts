import { takeEvery } from 'typed-redux-saga';
import { ownUserChangeRequested } from '../session/own-user';
import { sessionClosed } from '../session/session-slice';
import { forgetAskedLayout } from './layout-choice';

/** Drops the layout of the address when the person chooses one, or when the session ends. */
export function* forgetAskedLayoutInTime() {
  yield* takeEvery(sessionClosed, forgetAskedLayout);
  yield* takeEvery(ownUserChangeRequested, ({ payload }) => {
    if (payload.preferencias?.layout) forgetAskedLayout();
  });
}
