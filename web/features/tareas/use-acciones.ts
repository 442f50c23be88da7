import { useCallback } from 'react';
import { changeOutside } from '../../autosave/change-outside';
import { useEscribir } from '../../coleccion/use-escribir';
import { useApp } from '../../store/hooks';
import { isSinCrear } from './borradores';
import { type CambioTarea, guardarTarea, tareas } from './tareas';
import type { Tarea } from './tareas-api';

/**
 * The actions on tareas. Each is shown at once; a refused one is taken back, and a toast says why. The change of a
 * tarea that is not created yet waits in its draft.
 */
export function useAcciones() {
  const app = useApp();
  const { escribir, eliminar } = useEscribir();

  const cambiar = useCallback(
    (id: string, task: CambioTarea) => {
      if (!isSinCrear(app, id)) return void escribir(guardarTarea(id, task));
      const save = (patch: CambioTarea) => app.store.dispatch(guardarTarea(id, patch));
      changeOutside(app, task, { kind: 'tarea', id, stored: {}, save });
    },
    [app, escribir],
  );

  const mover = useCallback(
    (id: string, before: string | null) => escribir(tareas.send('ordenMove', { id, moverTareaDto: { before } })),
    [escribir],
  );

  return {
    cambiar,
    mover,
    eliminar: useCallback(
      ({ id, type }: Tarea) =>
        eliminar(tareas.send('tareasRemove', { id }), {
          said: type === 'section' ? 'Sección eliminada' : 'Tarea eliminada',
          restore: tareas.send('tareasRestore', { id }),
        }),
      [eliminar],
    ),
  };
}
