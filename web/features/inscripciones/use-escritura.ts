import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { applyServerErrors } from '../../components/form/server-errors';
import { useToast } from '../../components/toast-actions';
import { useAppDispatch } from '../../store/hooks';
import { useCarpeta } from '../carpetas/publico/use-carpeta';
import { carpetaFollowed } from './inscripciones-api';

/** Sends a form of the tab. The carpeta, whose state may have followed, is fetched again. */
export function useEscritura() {
  const { id } = useCarpeta();
  const dispatch = useAppDispatch();
  const toast = useToast();
  return async <Values extends FieldValues>(
    form: UseFormReturn<Values>,
    write: () => Promise<unknown>,
    { said, onDone }: { said: string; onDone: () => void },
  ) => {
    try {
      await write();
      dispatch(carpetaFollowed(id));
      toast(said);
      onDone();
    } catch (error) {
      applyServerErrors(form, error);
    }
  };
}
