import { useCallback } from 'react';
import { changeOutside } from '../../autosave/change-outside';
import { useApp } from '../../store/hooks';
import { guardarNota } from './guardar';
import { selectNota } from './notas';
import type { CambioNota } from './notas-api';

/** Changes a nota from outside its dialog; shown at once, tried again when it fails. */
export function useCambiarNota() {
  const app = useApp();
  return useCallback(
    (id: string, cambio: CambioNota) =>
      changeOutside<CambioNota>(app, cambio, {
        kind: 'nota',
        id,
        stored: selectNota(app.store.getState(), id),
        save: (patch, isOvertaken) => app.store.dispatch(guardarNota(id, patch, isOvertaken)),
      }),
    [app],
  );
}
