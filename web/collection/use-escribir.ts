import { useCallback } from 'react';
import { apiMessage } from '../api/api-message';
import type { ApiDispatch } from '../api/empty-api';
import { offerUndo } from '../components/offer-undo';
import { useToast } from '../components/toast-actions';
import { useAppDispatch } from '../store/hooks';
import type { RootState } from '../store/store';

export type Write<Answer> = (dispatch: ApiDispatch, getState: () => RootState) => Promise<Answer>;

export interface Undo {
  /** The text of the toast. */
  said: string;
  restore: Write<unknown>;
  onRestored?: () => void;
}

/**
 * Sends the writes of a page that shows them at once. For a refused write it shows a toast and resolves to undefined.
 */
export function useEscribir() {
  const dispatch = useAppDispatch();
  const toast = useToast();

  // A refusal resolves to undefined and not to null, because null is the answer of a write without content (204).
  const escribir = useCallback(
    async <Answer>(write: Write<Answer>): Promise<Answer | undefined> => {
      try {
        return await dispatch(write);
      } catch (error) {
        toast(apiMessage(error), { severity: 'error' });
        return undefined;
      }
    },
    [dispatch, toast],
  );

  /** Deletes something and offers to undo it. Resolves to false when the server refused. */
  const eliminar = useCallback(
    async (remove: Write<unknown>, { said, restore, onRestored }: Undo): Promise<boolean> => {
      if ((await escribir(remove)) === undefined) return false;
      offerUndo(toast, said, () => dispatch(restore).then(onRestored));
      return true;
    },
    [escribir, dispatch, toast],
  );

  return { escribir, eliminar };
}
