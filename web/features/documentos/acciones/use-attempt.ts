import { useCallback } from 'react';
import { apiMessage } from '../../../api/api-message';
import { useToast } from '../../../components/toast-actions';

/** Runs what may be refused, and tells the person when it was. Answers whether it went well. */
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
