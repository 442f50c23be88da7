import type { Autosave } from '../../../autosave/use-autosave';
import type { BorradorTarea } from '../guardar';
import type { Tarea } from '../tareas-api';
import { useAcciones } from '../use-acciones';
import type { TareasPagina } from '../use-tareas-pagina';

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
  return async () => {
    const { id } = tarea;
    // The last text is saved first, so that an undo brings it back too.
    const settled = autosave.settle();
    const at = visibles.findIndex((one) => one.id === id);
    const neighbour = at < 0 ? undefined : (visibles[at + 1] ?? visibles[at - 1]);
    onOpen(neighbour?.id);
    const unsaved = await settled;
    // It never came to exist.
    if (unsaved && 'type' in unsaved) return;
    if (await eliminar({ ...tarea, ...autosave.draft })) return;
    if (unsaved) autosave.change(unsaved);
    onOpen(id);
  };
}
