import type { MiddlewareFunction } from 'react-router-dom';
import { redirectFrom } from '../lib/redirect-from';
import { type Access, decideAccess } from '../session/access';
import { selectEstado, selectInicio, selectIsSettled } from '../session/session-selectors';
import type { AppStore } from '../store/store';

/** Resolves when no start, sign-in or refresh is running. Until then, a guard cannot decide. */
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

/** The guard of a route, for its `middleware`. */
export function guard(store: AppStore, access: Access): MiddlewareFunction {
  return async ({ request }, next) => {
    await whenSettled(store);
    const { pathname, search, hash } = new URL(request.url);
    const state = store.getState();
    const elsewhere = decideAccess(access, selectEstado(state), pathname + search + hash, selectInicio(state));
    if (elsewhere) throw redirectFrom(request, elsewhere);
    return next();
  };
}
