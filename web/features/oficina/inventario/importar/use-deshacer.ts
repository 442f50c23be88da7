import { useDeshacerImportacion } from '../../../../components/use-deshacer-importacion';
import { formatEntero } from '../../../../lib/numeros';
import { useIntercambioProductosUndoMutation } from '../inventario-api';

/** Undoes an import of products. */
export function useDeshacer() {
  const [send, { isLoading }] = useIntercambioProductosUndoMutation();
  const undo = useDeshacerImportacion(async (importacion: string) => {
    const { kept } = await send({ deshacerImportacionDeProductosDto: { importacion } }).unwrap();
    const quedan = kept.map(({ name, reason }) => ({ nombre: `«${name}»`, motivo: reason }));
    return { quedan, otras: (count) => `${formatEntero(count)} más` };
  });
  return { ...undo, isUndoing: isLoading };
}
