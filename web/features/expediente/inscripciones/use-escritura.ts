import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { applyServerErrors } from '../../../components/form/server-errors';
import { useToast } from '../../../components/toast-actions';
import { useAppDispatch } from '../../../store/hooks';
import { carpetaFollowed } from './inscripciones-api';

/**
 * Sends a form about a carpeta's inscripciones. Then it fetches the carpeta again, whose state may have changed with
 * them.
 */
export function useEscritura(carpetaId: string) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  return async <Values extends FieldValues>(
    form: UseFormReturn<Values>,
    write: () => Promise<unknown>,
    { said, onDone }: { said: string; onDone: () => void },
  ) => {
    try {
      await write();
      dispatch(carpetaFollowed(carpetaId));
      toast(said);
      onDone();
    } catch (error) {
      applyServerErrors(form, error);
    }
  };
}
