import { apiMessage } from '../../../../api/api-message';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useIntercambioUndoMutation, useIntercambioUndoRecentMutation } from '../contactos-api';
import { hasStored, resultadoTexto } from './resultado-text';
import type { Importacion } from './use-importar';

const deshecha = 'La importación se deshizo';

/** Undoes an import of the last day, and tells the outcome. */
export function useDeshacerReciente() {
  const toast = useToast();
  const [send, { isLoading }] = useIntercambioUndoRecentMutation();
  const deshacer = async (id: string): Promise<void> => {
    try {
      await send({ id }).unwrap();
      toast(deshecha);
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };
  return { deshacer, isUndoing: isLoading };
}

/** Undoes an import, from its dialog or from a toast after the dialog closes. */
export function useDeshacer() {
  const toast = useToast();
  const [send, { isLoading }] = useIntercambioUndoMutation();

  const undo = async ({ contactos, etiquetas, repetidos }: Importacion) => {
    const importacion = repetidos?.importacion ?? undefined;
    await send({ deshacerImportacionDto: { ids: contactos, etiquetas, importacion } }).unwrap();
    toast(deshecha);
  };
  /** Gives true when the import is undone. A failure shows a toast. */
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
    if (!hasStored(importacion)) return;
    offerUndo(toast, resultadoTexto(importacion), () => undo(importacion));
  };
  return { deshacer, offer, isUndoing: isLoading };
}
