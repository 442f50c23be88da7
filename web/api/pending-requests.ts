import { reportError } from '../lib/log';

/** Counts the running requests; the loading bar at the top is shown while there is one. */
export interface PendingRequests {
  track<T>(work: () => Promise<T>): Promise<T>;
  hasAny(): boolean;
  /** 0 to 100 while some work reports its progress; otherwise null. */
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
