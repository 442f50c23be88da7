import { useRef, useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import { endToast, showToast } from '../../../../components/toast-actions';
import { useAppDispatch } from '../../../../store/hooks';

/** Runs the actions of the composer that wait for the server, and says why one fails. */
export function useIntento() {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  /** The id of the toast that says why the last action failed. */
  const fallo = useRef('');
  const forget = () => endToast(dispatch, fallo.current);
  const fail = (text: string) => {
    forget();
    fallo.current = showToast(dispatch, text, { severity: 'error' });
  };
  return {
    /** Whether the composer waits for uploads or for the server. */
    isBusy,
    fail,
    /** Takes away the reason of the last failure. */
    forget,
    /** Resolves to the action's answer; to false when it fails. */
    run: async (action: () => Promise<boolean>): Promise<boolean> => {
      setIsBusy(true);
      try {
        return await action();
      } catch (error) {
        fail(apiMessage(error));
        return false;
      } finally {
        setIsBusy(false);
      }
    },
  };
}

export type Intento = ReturnType<typeof useIntento>;
