import { createAction } from '@reduxjs/toolkit';
import type { PaisDeCuenta } from '../lib/paises';

/** The application starts, and asks whether somebody is signed in. */
export const startRequested = createAction('session/startRequested');

interface Entering {
  url: string;
  body: object;
  headers?: Record<string, string>;
  /** The page to open afterwards. Null, or an address of another site, means the start page. */
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

/** Open a cuenta, and then `redirectURL` or the start page. */
export const selectCuentaRequested = createAction<{ cuentaId: string; redirectURL?: string | null }>(
  'session/selectCuentaRequested',
);

export const createCuentaRequested = createAction<{ nombre: string; pais: PaisDeCuenta }>(
  'session/createCuentaRequested',
);

/** Any other call that moves the session to another cuenta: accepting an invitation, leaving a cuenta. */
export const moveRequested = createAction<{ url: string; body?: object }>('session/moveRequested');

export const signOutRequested = createAction('session/signOutRequested');

/** A request met an expired token. Only {@link requestRefresh} dispatches it: it subscribes to the outcome first. */
export const refreshRequested = createAction<{ failedToken: string | null }>('session/refreshRequested');

interface Ending {
  reason: string;
  /** The details of the server's error. */
  details?: unknown;
  /** The page to show. By default it is the sign-in, and then the present page again. */
  next?: string;
}

/** A request found that the session has ended or is locked. */
export const sessionExpired = createAction<Ending>('session/sessionExpired');

/** Lock the session: it continues only after the password. */
export const lockRequested = createAction('session/lockRequested');
