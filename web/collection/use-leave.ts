import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { cacheIn } from '../api/empty-api';
import { useApp } from '../store/hooks';
import type { RootState } from '../store/store';

/**
 * Leaves the page of a thing before the thing is deleted, because a shown page fetches its thing again after a change.
 * A request that runs until then may not find the thing any more, so the deletion waits for its answer.
 * @returns a function that goes to another page, and resolves once that page is drawn and those requests are answered
 */
export function useLeave(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const { store } = useApp();
  return useCallback(
    async (to, options) => {
      await navigate(to, { preventScrollReset: true, ...options, flushSync: true });
      const running = runningIn(store.getState());
      const hasAny = () => runningIn(store.getState()).some((id) => running.includes(id));
      if (!hasAny()) return;
      await new Promise<void>((resolve) => {
        const end = store.subscribe(() => {
          if (hasAny()) return;
          end();
          resolve();
        });
      });
    },
    [navigate, store],
  );
}

/** The ids of the running reads. The library's list of them leaves out those that a change started again. */
function runningIn(state: RootState): string[] {
  return Object.values(cacheIn(state)?.queries ?? {}).flatMap((query) =>
    query?.status === 'pending' ? (query.requestId ?? []) : [],
  );
}
