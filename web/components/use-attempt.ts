import { useCallback } from 'react';
import { apiMessage } from '../api/api-message';
import { useToast } from './toast-actions';

/** Gives a function that runs an action, shows a failure as a toast, and answers whether it succeeded. */
export function useAttempt() {
  const toast = useToast();
  return useCallback(
    async (action: () => Promise<unknown>) => {
      try {
        await action();
        return true;
      } catch (error) {
        toast(apiMessage(error), { severity: 'error' });
        return false;
      }
    },
    [toast],
  );
}
