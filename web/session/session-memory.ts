import { deviceStorage } from '../lib/browser-storage';

/**
 * Remembers whether this browser may hold a refresh cookie. The cookie itself is HttpOnly. Without this hint, every
 * guest's first visit would begin with a refused call. The hint is not secret and grants nothing.
 */
export interface SessionMemory {
  mayBeSignedIn(): boolean;
  /** Somebody is signed in, and the server knows of any lock. */
  remember(): void;
  forget(): void;
  /** Whether the session was locked here and the server does not know. Then the cookie must not open it. */
  owesLock(): boolean;
  /** Notes an owed lock until {@link remember} or {@link forget}, also for pages that are loaded later. */
  oweLock(): void;
}

const storageKey = 'carpetas.sesion';
const owedLock = 'bloqueo';

export const browserMemory: SessionMemory = {
  mayBeSignedIn: () => deviceStorage.read(storageKey) !== null,
  remember: () => deviceStorage.write(storageKey, '1'),
  forget: () => deviceStorage.write(storageKey, null),
  owesLock: () => deviceStorage.read(storageKey) === owedLock,
  oweLock: () => deviceStorage.write(storageKey, owedLock),
};
