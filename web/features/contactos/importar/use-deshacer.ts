import { apiMessage } from '../../../api/api-message';
import { useToast } from '../../../components/toast-actions';
import { useIntercambioUndoMutation } from '../contactos-api';
import { creadosTexto } from './creados-texto';
import type { Importacion } from './use-importar';

/** Takes an import back: from its dialog, and for a moment after that was closed. */
export function useDeshacer() {
  const toast = useToast();
  const [send, { isLoading }] = useIntercambioUndoMutation();

  /** Whether it is taken back; if not, why is said. */
  const deshacer = async ({ contactos, etiquetas }: Importacion): Promise<boolean> => {
    try {
      await send({ deshacerImportacionDto: { ids: contactos, etiquetas } }).unwrap();
      toast('La importación se deshizo');
      return true;
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
      return false;
    }
  };
  const offer = (importacion: Importacion): void => {
    if (importacion.creados === 0) return;
    toast(creadosTexto(importacion.creados), {
      action: { label: 'Deshacer', onClick: () => void deshacer(importacion) },
    });
  };
  return { deshacer, offer, isUndoing: isLoading };
}
