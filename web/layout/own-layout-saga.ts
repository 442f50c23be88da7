import { takeEvery } from 'typed-redux-saga';
import { ownUserChangeRequested } from '../session/own-user';
import { sessionClosed } from '../session/session-slice';
import { forgetAskedLayout } from './layout-choice';

/** A layout that the person chooses counts over the one that the address asked for; the next person begins without. */
export function* forgetAskedLayoutInTime() {
  yield* takeEvery(sessionClosed, forgetAskedLayout);
  yield* takeEvery(ownUserChangeRequested, ({ payload }) => {
    if (payload.preferencias?.layout) forgetAskedLayout();
  });
}
