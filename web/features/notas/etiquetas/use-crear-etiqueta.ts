import { newId } from '../../../lib/new-id';
import { useAppDispatch } from '../../../store/hooks';
import { etiquetas } from '../notas';

/** Makes an etiqueta; rejects with what the server says. */
export function useCrearEtiqueta() {
  const dispatch = useAppDispatch();
  return async (title: string) => {
    const nuevaEtiquetaDto = { id: newId(), title };
    await dispatch(etiquetas.send('notaEtiquetasCreate', { nuevaEtiquetaDto }));
    return nuevaEtiquetaDto;
  };
}
