import { takeEvery } from 'typed-redux-saga';
import { ownUserChangeRequested } from '../session/own-user';
import { forgetAskedLayout } from './layout-choice';

/** A layout that the person chooses counts over the one that the address asked for. */
export function* forgetAskedLayoutOnChoice() {
  yield* takeEvery(ownUserChangeRequested, ({ payload }) => {
    if (payload.preferencias?.layout) forgetAskedLayout();
  });
}
