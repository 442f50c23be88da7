import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { etiquetas } from '../notas';

/** Creates an etiqueta. Rejects with the server's error. */
export function useCrearEtiqueta() {
  const dispatch = useAppDispatch();
  return async (title: string) => {
    const nuevaEtiquetaDto = { id: newId(), title };
    await dispatch(etiquetas.send('notaEtiquetasCreate', { nuevaEtiquetaDto }));
    return nuevaEtiquetaDto;
  };
}
