import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { useUnionesUndoMutation } from '../public/personas-api';
import { noVolvieronTexto } from './no-volvieron';

/** Undoes a merge, and shows a toast. */
export function useDeshacerUnion() {
  const attempt = useAttempt();
  const toast = useToast();
  const [send, { isLoading: isUndoing }] = useUnionesUndoMutation();
  const deshacer = (id: string) =>
    attempt(async () => {
      const left = noVolvieronTexto(await send({ id }).unwrap());
      toast(['La unión se deshizo', left].filter(Boolean).join('. '), { severity: left ? 'warning' : 'success' });
    });
  return { deshacer, isUndoing };
}
