import { apiMessage } from '../../../api/api-message';
import { offerUndo } from '../../../components/offer-undo';
import { useToast } from '../../../components/toast-actions';
import { useIntercambioUndoMutation } from '../contactos-api';
import { creadosTexto } from './creados-texto';
import type { Importacion } from './use-importar';

/** Undoes an import, from its dialog or from a toast after the dialog closes. */
export function useDeshacer() {
  const toast = useToast();
  const [send, { isLoading }] = useIntercambioUndoMutation();

  const undo = async ({ contactos, etiquetas }: Importacion) => {
    await send({ deshacerImportacionDto: { ids: contactos, etiquetas } }).unwrap();
    toast('La importación se deshizo');
  };
  /** Gives true once it is undone. A failure shows a toast. */
  const deshacer = async (importacion: Importacion): Promise<boolean> => {
    try {
      await undo(importacion);
      return true;
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
      return false;
    }
  };
  const offer = (importacion: Importacion): void => {
    if (importacion.creados === 0) return;
    offerUndo(toast, creadosTexto(importacion.creados), () => undo(importacion));
  };
  return { deshacer, offer, isUndoing: isLoading };
}
