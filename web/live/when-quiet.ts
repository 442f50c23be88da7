import type { PendingRequests } from '../api/pending-requests';

/** Resolves once no request has been under way for a while and the browser has nothing else to do. */
export function whenQuiet(pending: PendingRequests, forMs = 1_000): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      if (!pending.hasAny()) timer = setTimeout(settle, forMs);
    };
    const stop = pending.subscribe(restart);
    const settle = () => {
      stop();
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
      else resolve();
    };
    restart();
  });
}
