/** The part of the Web Locks API that the application uses. */
export interface Locks {
  request(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    callback: (lock: unknown) => Promise<void>,
  ): Promise<unknown>;
}

export interface HeldLock {
  /** Whether another tab held the lock first, and so probably refreshed for all tabs. */
  hasWaited: boolean;
  release(): void;
}

const lockName = 'carpetas.refresh';
/** Milliseconds to wait, because a frozen tab that holds the lock must not stop the others. */
const timeoutMs = 10_000;

/**
 * Takes the lock that lets only one tab of the browser refresh at a time. Without Web Locks (plain http on a LAN), or
 * after 10 s, the refresh continues without the lock.
 */
export async function acquireRefreshLock(locks: Locks | undefined): Promise<HeldLock> {
  if (!locks) return { hasWaited: false, release: () => {} };
  const atOnce = await hold(locks, { ifAvailable: true });
  if (atOnce) return { hasWaited: false, release: atOnce };
  try {
    const later = await hold(locks, { signal: AbortSignal.timeout(timeoutMs) });
    return { hasWaited: true, release: later ?? (() => {}) };
  } catch {
    return { hasWaited: true, release: () => {} };
  }
}

/** @returns a function that releases the lock, or null when it was not available */
function hold(locks: Locks, options: { ifAvailable?: boolean; signal?: AbortSignal }): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    locks
      .request(lockName, options, (lock) => {
        if (!lock) {
          resolve(null);
          return Promise.resolve();
        }
        const { promise, resolve: release } = Promise.withResolvers<void>();
        resolve(release);
        return promise;
      })
      .catch(reject);
  });
}
