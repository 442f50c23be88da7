import { apiMessage } from '../../../api/api-message';
import { useToast } from '../../../components/toast-actions';
import { useUnionesUndoMutation } from '../publico/personas-api';

/** Undoes a merge, and says so. */
export function useDeshacerUnion() {
  const toast = useToast();
  const [send, { isLoading: isUndoing }] = useUnionesUndoMutation();
  const deshacer = async (id: string) => {
    try {
      await send({ id }).unwrap();
      toast('La unión se deshizo');
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };
  return { deshacer, isUndoing };
}
