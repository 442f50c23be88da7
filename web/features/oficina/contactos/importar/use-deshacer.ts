import { useDeshacerImportacion } from '../../../../components/use-deshacer-importacion';
import { useIntercambioUndoMutation, useIntercambioUndoRecentMutation } from '../contactos-api';
import type { Importacion } from './use-importar';

/** Undoes an import of the last day. */
export function useDeshacerReciente() {
  const [send, { isLoading }] = useIntercambioUndoRecentMutation();
  const { deshacer } = useDeshacerImportacion(async (id: string) => void (await send({ id }).unwrap()));
  return { deshacer, isUndoing: isLoading };
}

/** Undoes an import of contacts. */
export function useDeshacer() {
  const [send, { isLoading }] = useIntercambioUndoMutation();
  const undo = useDeshacerImportacion(async ({ contactos, etiquetas, repetidos }: Importacion) => {
    const importacion = repetidos?.importacion ?? undefined;
    await send({ deshacerImportacionDto: { ids: contactos, etiquetas, importacion } }).unwrap();
  });
  return { ...undo, isUndoing: isLoading };
}
