import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { type Access, decideAccess } from '../session/access';
import { selectEstado, selectInicio, selectIsSettled } from '../session/session-selectors';
import type { AppStore } from '../store/store';

/** Resolves once nobody is starting, signing in or refreshing: until then a guard could only guess. */
export function whenSettled(store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!selectIsSettled(store.getState())) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(check);
    check();
  });
}

/** A route's guard, to be put in its `middleware`. */
export function guard(store: AppStore, access: Access): MiddlewareFunction {
  return async ({ request }, next) => {
    await whenSettled(store);
    const { pathname, search, hash } = new URL(request.url);
    const state = store.getState();
    const elsewhere = decideAccess(access, selectEstado(state), pathname + search + hash, selectInicio(state));
    if (elsewhere) throw redirect(elsewhere);
    return next();
  };
}
