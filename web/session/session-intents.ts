import { createAction } from '@reduxjs/toolkit';

/** The application starts: find out whether somebody is signed in. */
export const startRequested = createAction('session/startRequested');

export const signInRequested = createAction<{ email: string; password: string; redirectURL: string | null }>(
  'session/signInRequested',
);

/** Go on in a cuenta, and then to `redirectURL` or the start page. */
export const selectCuentaRequested = createAction<{ cuentaId: string; redirectURL?: string | null }>(
  'session/selectCuentaRequested',
);

export const createCuentaRequested = createAction<{ nombre: string; pais: 'AR' | 'ES' | 'UY' }>(
  'session/createCuentaRequested',
);

export const signOutRequested = createAction('session/signOutRequested');

/** A request met an expired token. Only {@link requestRefresh} dispatches it: it subscribes to the outcome first. */
export const refreshRequested = createAction<{ failedToken: string | null }>('session/refreshRequested');

/** A request learnt that the session cannot go on. */
export const sessionExpired = createAction<{ reason: string }>('session/sessionExpired');
