import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { emptyApi } from '../api/empty-api';
import { useAppDispatch } from '../store/hooks';

/**
 * Leaves the page of a thing before the thing is deleted, because a shown page fetches its thing again after a change.
 * A request that runs until then may not find the thing any more, so the deletion waits for its answer.
 * @returns a function that goes to another page, and resolves once that page is drawn and all requests are answered
 */
export function useLeave(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return useCallback(
    async (to, options) => {
      await navigate(to, { preventScrollReset: true, ...options, flushSync: true });
      await Promise.all(dispatch(emptyApi.util.getRunningQueriesThunk()));
    },
    [navigate, dispatch],
  );
}
