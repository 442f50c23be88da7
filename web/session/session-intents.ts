import { createAction } from '@reduxjs/toolkit';

/** The application starts: find out whether somebody is signed in. */
export const startRequested = createAction('session/startRequested');

interface Entering {
  url: string;
  body: object;
  headers?: Record<string, string>;
  /** Where to go on, unless it is somewhere else; the start page when there is none. */
  redirectURL: string | null;
}

/** Any call that answers with a session: a second step, a passkey, an invitation, the identity provider. */
export const enterRequested = createAction<Entering>('session/enterRequested');

export const signInRequested = createAction(
  'session/signInRequested',
  ({ redirectURL, ...body }: { email: string; password: string; redirectURL: string | null }) => ({
    payload: { url: '/api/auth/sign-in', body, redirectURL } as Entering,
  }),
);

/** Go on in a cuenta, and then to `redirectURL` or the start page. */
export const selectCuentaRequested = createAction<{ cuentaId: string; redirectURL?: string | null }>(
  'session/selectCuentaRequested',
);

export const createCuentaRequested = createAction<{ nombre: string; pais: 'AR' | 'ES' | 'UY' }>(
  'session/createCuentaRequested',
);

/** Any other call of who is signed in that moves their session: accepting an invitation, leaving a cuenta. */
export const moveRequested = createAction<{ url: string; body?: object }>('session/moveRequested');

export const signOutRequested = createAction('session/signOutRequested');

/** A request met an expired token. Only {@link requestRefresh} dispatches it: it subscribes to the outcome first. */
export const refreshRequested = createAction<{ failedToken: string | null }>('session/refreshRequested');

/** A request learnt that the session cannot go on; `details` as the server's error has them. */
export const sessionExpired = createAction<{ reason: string; details?: unknown }>('session/sessionExpired');

/** The person goes away, and wants to be asked for the password afterwards. */
export const lockRequested = createAction('session/lockRequested');
