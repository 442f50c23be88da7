import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { useIntercambioUndoMutation, useIntercambioUndoRecentMutation } from '../contactos-api';
import { hasStored, resultadoTexto } from './resultado-text';
import type { Importacion } from './use-importar';

const deshecha = 'La importación se deshizo';

/** Undoes an import of the last day, and tells the outcome. */
export function useDeshacerReciente() {
  const attempt = useAttempt();
  const toast = useToast();
  const [send, { isLoading }] = useIntercambioUndoRecentMutation();
  const deshacer = (id: string) =>
    attempt(async () => {
      await send({ id }).unwrap();
      toast(deshecha);
    });
  return { deshacer, isUndoing: isLoading };
}

/** Undoes an import, from its dialog or from a toast after the dialog closes. */
export function useDeshacer() {
  const toast = useToast();
  const attempt = useAttempt();
  const [send, { isLoading }] = useIntercambioUndoMutation();

  const undo = async ({ contactos, etiquetas, repetidos }: Importacion) => {
    const importacion = repetidos?.importacion ?? undefined;
    await send({ deshacerImportacionDto: { ids: contactos, etiquetas, importacion } }).unwrap();
    toast(deshecha);
  };
  /** Resolves to whether the import was undone. */
  const deshacer = (importacion: Importacion) => attempt(() => undo(importacion));
  const offer = (importacion: Importacion): void => {
    if (!hasStored(importacion)) return;
    offerUndo(toast, resultadoTexto(importacion), () => undo(importacion));
  };
  return { deshacer, offer, isUndoing: isLoading };
}
