import { apiMessage } from '../../../../api/api-message';
import { useToast } from '../../../../components/toast-actions';
import { useUnionesUndoMutation } from '../public/personas-api';
import { noVolvieronTexto } from './no-volvieron';

/** Undoes a merge, and shows a toast. */
export function useDeshacerUnion() {
  const toast = useToast();
  const [send, { isLoading: isUndoing }] = useUnionesUndoMutation();
  const deshacer = async (id: string) => {
    try {
      const left = noVolvieronTexto(await send({ id }).unwrap());
      toast(['La unión se deshizo', left].filter(Boolean).join('. '), { severity: left ? 'warning' : 'success' });
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };
  return { deshacer, isUndoing };
}
