import { apiStatus } from '../../../../api/api-message';
import type { Autosave } from '../../../../autosave/use-autosave';
import { useApp } from '../../../../store/hooks';
import { comenzadasIn, isSoloComenzada } from '../borradores';
import type { BorradorTarea } from '../guardar';
import { tareas } from '../tareas';
import type { Tarea } from '../tareas-api';
import { useAcciones } from '../use-actions';
import type { TareasPagina } from '../use-tareas-page';

interface Abierta {
  tarea: Tarea;
  pagina: TareasPagina;
  autosave: Autosave<BorradorTarea>;
  /** Opens another tarea; undefined closes the drawer. */
  onOpen: (id: string | undefined) => void;
}

/** Deletes the open tarea, and opens its neighbour at once. */
export function useEliminarAbierta({ tarea, pagina: { visibles }, autosave, onOpen }: Abierta) {
  const { eliminar } = useAcciones();
  const app = useApp();
  const { dispatch } = app.store;

  /**
   * Deletes a tarea whose creation has no answer, since the creation may have arrived. False when it is unknown whether
   * the tarea still exists.
   */
  const eliminarSinCrear = (id: string): Promise<boolean> =>
    dispatch(tareas.send('tareasRemove', { id })).catch((error) => apiStatus(error) === 404);

  return async () => {
    const { id } = tarea;
    comenzadasIn(app).delete(id);
    const at = visibles.findIndex((one) => one.id === id);
    const neighbour = at < 0 ? undefined : (visibles[at + 1] ?? visibles[at - 1]);
    if (isSoloComenzada(autosave)) {
      autosave.discard();
      return onOpen(neighbour?.id);
    }
    // The last text is saved first, so that an undo brings it back too.
    const settled = autosave.settle();
    onOpen(neighbour?.id);
    const unsaved = await settled;
    const isSinCrear = unsaved !== null && 'type' in unsaved;
    if (await (isSinCrear ? eliminarSinCrear(id) : eliminar({ ...tarea, ...autosave.draft }))) return;
    if (unsaved) autosave.change(unsaved);
    onOpen(id);
  };
}
