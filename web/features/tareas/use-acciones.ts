import { useCallback } from 'react';
import { useEscribir } from '../../coleccion/use-escribir';
import { named } from '../../lib/named';
import { type CambioTarea, tareas } from './tareas';
import type { Tarea } from './tareas-api';

/** The actions on tareas. Each is shown at once; a refused one is taken back, and a toast says why. */
export function useAcciones() {
  const { escribir, eliminar } = useEscribir();

  const cambiar = useCallback(
    (id: string, task: CambioTarea) => escribir(tareas.send('tareasUpdate', { modificarTareaDto: { id, task } })),
    [escribir],
  );

  const mover = useCallback(
    (id: string, before: string | null) => escribir(tareas.send('ordenMove', { id, moverTareaDto: { before } })),
    [escribir],
  );

  const agregar = useCallback(
    (type: Tarea['type'], task: CambioTarea & { id: string }) =>
      escribir(tareas.send('tareasCreate', { crearTareaDto: { type, task } })),
    [escribir],
  );

  return {
    cambiar,
    mover,
    agregar,
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
