import { apiMessage } from '../../../api/api-message';
import { useToast } from '../../../components/toast-actions';
import { useIntercambioUndoMutation } from '../contactos-api';
import { creadosTexto } from './creados-texto';
import type { Importacion } from './use-importar';

/** Undoes an import, from its dialog or from a toast after the dialog closes. */
export function useDeshacer() {
  const toast = useToast();
  const [send, { isLoading }] = useIntercambioUndoMutation();

  /** Gives true once it is undone. A failure shows a toast. */
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
