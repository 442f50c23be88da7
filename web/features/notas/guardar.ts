import type { ApiDispatch, ApiError } from '../../api/empty-api';
import { existsAlready } from '../../coleccion/exists-already';
import { notas, selectNota } from './notas';
import type { CambioNota, Nota } from './notas-api';

type IsOvertaken = (stored: Nota) => boolean;

/**
 * Saves some fields of a nota. What others wrote in other fields stays.
 *
 * @param isOvertaken whether others have written the same fields; then it rejects like the server, with 412
 */
export const guardarNota =
  (id: string, cambio: CambioNota, isOvertaken: IsOvertaken) =>
  async (dispatch: ApiDispatch, getState: () => unknown): Promise<Nota> => {
    for (let attempt = 1; ; attempt++) {
      const nota = selectNota(getState(), id);
      if (nota && isOvertaken(nota)) throw overtaken;
      try {
        // A nota that is being created has no version yet.
        const seen = nota?.version ? `"${nota.version}"` : undefined;
        return await dispatch(notas.send('notasUpdate', { id, 'If-Match': seen, cambiosNotaDto: cambio }));
      } catch (error) {
        if ((error as ApiError).status !== 412 || attempt === tries) throw error;
        await dispatch(notas.refetch());
      }
    }
  };

const tries = 4;

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

const overtaken: ApiError = {
  status: 412,
  code: 'VERSION_ANTERIOR',
  message: 'La nota cambió mientras tanto en otra pestaña o en otro dispositivo.',
};
