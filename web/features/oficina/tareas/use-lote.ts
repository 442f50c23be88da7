import { apiMessage } from '../../../api/api-message';
import { offerUndo } from '../../../components/offer-undo';
import { useToast } from '../../../components/toast-actions';
import { contar } from '../../../lib/numeros';
import { useAppDispatch } from '../../../store/hooks';
import { type CambioTarea, tareas as coleccion } from './tareas';
import type { Prioridad, Tarea } from './tareas-api';

/** The most tareas that are changed at once: each is a request of its own. */
const most = 100;

/** The actions on several tareas. Each is shown at once and can be undone; a toast says which were refused, and why. */
export function useLote() {
  const dispatch = useAppDispatch();
  const toast = useToast();

  const patch = (id: string, task: CambioTarea) =>
    dispatch(coleccion.send('tareasUpdate', { modificarTareaDto: { id, task } }));

  const each = async (
    tareas: readonly Tarea[],
    said: (count: string) => string,
    work: (tarea: Tarea) => Promise<unknown>,
    undo: (tarea: Tarea) => Promise<unknown>,
  ) => {
    if (tareas.length === 0) return;
    if (tareas.length > most) return toast(`Elija hasta ${most} tareas a la vez.`, { severity: 'error' });
    const results = await Promise.allSettled(tareas.map(work));
    const done = tareas.filter((_, i) => results[i]?.status === 'fulfilled');
    const refused = results.find((result) => result.status === 'rejected');
    if (refused) {
      const rest = tareas.length - done.length;
      const which = tareas.length === 1 ? '' : `No se pudo con ${rest} de ${tareas.length}: `;
      toast(which + apiMessage(refused.reason), { severity: 'error' });
    }
    if (done.length > 0)
      offerUndo(toast, said(contar(done.length, 'tarea', 'tareas')), () => Promise.all(done.map(undo)));
  };

  /** Changes those that do not have the values yet. */
  const cambiar = <Name extends 'completed' | 'assignedTo' | 'dueDate' | 'priority'>(
    tareas: readonly Tarea[],
    name: Name,
    value: Tarea[Name],
    said: string,
  ) =>
    each(
      tareas.filter((tarea) => tarea[name] !== value),
      (count) => `${said}: ${count}`,
      ({ id }) => patch(id, { [name]: value }),
      (tarea) => patch(tarea.id, { [name]: tarea[name] }),
    );

  return {
    /** Completes the tareas, or opens them again if all are completed. */
    completar: (tareas: readonly Tarea[]) => {
      const isDone = !tareas.every(({ completed }) => completed);
      return cambiar(tareas, 'completed', isDone, isDone ? 'Completadas' : 'Reabiertas');
    },
    asignar: (tareas: readonly Tarea[], usuarioId: string | null) =>
      cambiar(tareas, 'assignedTo', usuarioId, 'Asignación cambiada'),
    vencer: (tareas: readonly Tarea[], dueDate: string | null) =>
      cambiar(tareas, 'dueDate', dueDate, 'Vencimiento cambiado'),
    priorizar: (tareas: readonly Tarea[], priority: Prioridad) =>
      cambiar(tareas, 'priority', priority, 'Prioridad cambiada'),
    eliminar: (tareas: readonly Tarea[]) =>
      each(
        tareas,
        (count) => `Eliminadas: ${count}`,
        ({ id }) => dispatch(coleccion.send('tareasRemove', { id })),
        ({ id }) => dispatch(coleccion.send('tareasRestore', { id })),
      ),
  };
}
