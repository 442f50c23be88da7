import type { ApiDispatch } from '../../../api/empty-api';
import { createOrChange } from '../../../collection/create-or-change';
import { saveFields } from '../../../collection/save-fields';
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
 * Creates a nota, or saves its changes if an earlier attempt has created it.
 * @param cambio the fields written since the nota was begun
 */
export const crearNota =
  (nota: Required<CambioNota> & { id: string }, cambio: CambioNota, isOvertaken: IsOvertaken) =>
  (dispatch: ApiDispatch): Promise<Nota> =>
    createOrChange({
      create: () => dispatch(notas.send('notasCreate', { crearNotaDto: { note: nota } })),
      refetch: () => dispatch(notas.refetch()),
      change: () => dispatch(guardarNota(nota.id, cambio, isOvertaken)),
    });
