import { reportError } from '../lib/log';

/** Counts the requests under way; the loading bar at the top shows while there is one. */
export interface PendingRequests {
  track<T>(work: () => Promise<T>): Promise<T>;
  hasAny(): boolean;
  /** 0 to 100, of work that knows how far it is; null, as usual, when nobody knows. */
  progress(): number | null;
  setProgress(percent: number | null): void;
  subscribe(listener: () => void): () => void;
}

export function createPendingRequests(): PendingRequests {
  const listeners = new Set<() => void>();
  let count = 0;
  let progress: number | null = null;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const change = (by: number) => {
    count += by;
    tell();
  };

  return {
    async track(work) {
      change(1);
      try {
        return await work();
      } finally {
        change(-1);
      }
    },
    hasAny: () => count > 0,
    progress: () => progress,
    setProgress(percent) {
      if (percent !== null && !(percent >= 0 && percent <= 100)) {
        return reportError('Progress must be between 0 and 100', percent);
      }
      progress = percent;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
