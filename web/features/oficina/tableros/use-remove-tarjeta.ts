import { useCallback } from 'react';
import { apiStatus } from '../../../api/api-message';
import type { ApiDispatch } from '../../../api/empty-api';
import { useEscribir } from '../../../coleccion/use-escribir';
import { named } from '../../../lib/named';
import { tableros } from './tableros';
import type { Tarjeta } from './tableros-api';

/** Deletes a card at once, and offers to undo it. */
export function useRemoveTarjeta() {
  const { eliminar } = useEscribir();
  return useCallback(
    ({ id, title }: Tarjeta) =>
      eliminar(tableros.send('tarjetasRemove', { id }), {
        said: `${named('Tarjeta', title)} eliminada`,
        restore: restoreOf(id),
      }),
    [eliminar],
  );
}

const restoreOf = (id: string) => (dispatch: ApiDispatch) =>
  dispatch(tableros.send('tarjetasRestore', { id })).catch((error: unknown) => {
    throw apiStatus(error) === 404 ? new Error('la lista ya no está') : error;
  });
