import type { PendingRequests } from '../api/pending-requests';

/**
 * Resolves when no request has run for `forMs` milliseconds and the browser is idle.
 * @param signal ends the wait; the promise then rejects
 */
export function whenQuiet(
  pending: PendingRequests,
  { forMs = 1_000, signal }: { forMs?: number; signal?: AbortSignal } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      if (!pending.hasAny()) timer = setTimeout(settle, forMs);
    };
    const unsubscribe = pending.subscribe(restart);
    const stop = () => {
      clearTimeout(timer);
      unsubscribe();
      signal?.removeEventListener('abort', giveUp);
    };
    const giveUp = () => {
      stop();
      reject(signal?.reason);
    };
    const settle = () => {
      stop();
      // Safari has no idle callbacks.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
      else resolve();
    };
    signal?.addEventListener('abort', giveUp);
    restart();
  });
}
