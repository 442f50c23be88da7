import { useCallback } from 'react';
import { changeOutside } from '../../../autosave/change-outside';
import { useApp } from '../../../store/hooks';
import { guardarNota } from './guardar';
import { selectNota } from './notas';
import type { CambioNota } from './notas-api';

/** Changes a nota outside its dialog. The change is shown at once and kept as a draft until it is saved. */
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
