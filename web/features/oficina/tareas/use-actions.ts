import { useCallback } from 'react';
import { changeOutside } from '../../../autosave/change-outside';
import { useEscribir } from '../../../collection/use-escribir';
import { named } from '../../../lib/named';
import { useApp } from '../../../store/hooks';
import { isSinCrear } from './borradores';
import { guardarTarea } from './guardar';
import { type CambioTarea, tareas } from './tareas';
import type { Tarea } from './tareas-api';

/**
 * The actions on tareas. Each is shown at once; a refused action is taken back, and a toast says why. A change of a
 * tarea that is not created yet waits in its draft.
 */
export function useAcciones() {
  const app = useApp();
  const { escribir, eliminar } = useEscribir();

  const cambiar = useCallback(
    (id: string, task: CambioTarea) => {
      if (!isSinCrear(app, id)) {
        void escribir(tareas.send('tareasUpdate', { modificarTareaDto: { id, task } }));
        return;
      }
      changeOutside<CambioTarea>(app, task, {
        kind: 'tarea',
        id,
        stored: {},
        save: (patch, isOvertaken) => app.store.dispatch(guardarTarea(id, patch, isOvertaken)),
      });
    },
    [app, escribir],
  );

  const mover = useCallback(
    (id: string, before: string | null) => {
      // The server can only move a stored tarea. A tarea that was only begun is created first.
      if (isSinCrear(app, id)) cambiar(id, {});
      return escribir(tareas.send('ordenMove', { id, moverTareaDto: { before } }));
    },
    [app, cambiar, escribir],
  );

  return {
    cambiar,
    mover,
    eliminar: useCallback(
      ({ id, type, title }: Tarea) =>
        eliminar(tareas.send('tareasRemove', { id }), {
          said: `${named(type === 'section' ? 'Sección' : 'Tarea', title)} eliminada`,
          restore: tareas.send('tareasRestore', { id }),
        }),
      [eliminar],
    ),
  };
}
