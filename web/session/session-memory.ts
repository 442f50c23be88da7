/**
 * Whether this browser may hold a refresh cookie. The cookie itself is HttpOnly; without this hint every guest's first
 * visit would begin with a refused call. It is not a secret and grants nothing.
 */
export interface SessionMemory {
  mayBeSignedIn(): boolean;
  remember(): void;
  forget(): void;
}

const storageKey = 'carpetas.sesion';

export const browserMemory: SessionMemory = {
  mayBeSignedIn: () => localStorage.getItem(storageKey) !== null,
  remember: () => localStorage.setItem(storageKey, '1'),
  forget: () => localStorage.removeItem(storageKey),
};
