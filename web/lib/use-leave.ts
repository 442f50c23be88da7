import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

/**
 * Leaves the page of a thing before the thing is deleted, because a shown page fetches its thing again after a change.
 * @returns a function that goes to another page, and resolves once that page is drawn
 */
export function useLeave(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (to, options) => navigate(to, { preventScrollReset: true, ...options, flushSync: true }),
    [navigate],
  );
}
