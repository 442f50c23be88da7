/** Counts the requests under way; the loading bar at the top shows while there is one. */
export interface PendingRequests {
  track<T>(work: () => Promise<T>): Promise<T>;
  hasAny(): boolean;
  subscribe(listener: () => void): () => void;
}

export function createPendingRequests(): PendingRequests {
  const listeners = new Set<() => void>();
  let count = 0;

  const change = (by: number) => {
    count += by;
    for (const listener of listeners) listener();
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
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
