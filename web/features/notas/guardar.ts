import type { ApiDispatch } from '../../api/empty-api';
import { existsAlready } from '../../coleccion/exists-already';
import { saveFields } from '../../coleccion/save-fields';
import { notas, selectNota } from './notas';
import type { CambioNota, Nota } from './notas-api';

type IsOvertaken = (stored: Nota) => boolean;

/** Saves some fields of a nota, unless others have written the same fields. */
export const guardarNota =
  (id: string, cambiosNotaDto: CambioNota, isOvertaken: IsOvertaken) =>
  (dispatch: ApiDispatch, getState: () => object): Promise<Nota> =>
    saveFields({
      settled: () => notas.settled(id),
      read: () => selectNota(getState(), id),
      isOvertaken,
      send: (ifMatch) => dispatch(notas.send('notasUpdate', { id, 'If-Match': ifMatch, cambiosNotaDto })),
      refetch: () => dispatch(notas.refetch()),
    });

/**
 * Creates a nota. If an earlier attempt created it but the answer was lost, it is changed instead.
 *
 * @param cambio what was written since it was begun
 */
export const crearNota =
  (nota: Required<CambioNota> & { id: string }, cambio: CambioNota, isOvertaken: IsOvertaken) =>
  async (dispatch: ApiDispatch): Promise<Nota> => {
    try {
      return await dispatch(notas.send('notasCreate', { crearNotaDto: { note: nota } }));
    } catch (error) {
      if (!existsAlready(error)) throw error;
      await dispatch(notas.refetch());
      return dispatch(guardarNota(nota.id, cambio, isOvertaken));
    }
  };
