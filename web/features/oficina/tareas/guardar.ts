import type { ApiDispatch } from '../../../api/empty-api';
import { createOrChange } from '../../../collection/create-or-change';
import { saveFields } from '../../../collection/save-fields';
import { type CambioTarea, tareas } from './tareas';
import type { Tarea } from './tareas-api';

/** The unsaved changes of a tarea. They hold its type as long as it is not created. */
export type BorradorTarea = CambioTarea & { type?: Tarea['type'] };

type IsOvertaken = (stored: Tarea) => boolean;

/** Saves a draft of a tarea, unless others have written the same fields. */
export const guardarTarea =
  (id: string, { type, ...task }: BorradorTarea, isOvertaken: IsOvertaken) =>
  (dispatch: ApiDispatch): Promise<Tarea> =>
    dispatch(type ? crearTarea(id, type, task, isOvertaken) : cambiarTarea(id, task, isOvertaken));

const cambiarTarea =
  (id: string, task: CambioTarea, isOvertaken: IsOvertaken) =>
  (dispatch: ApiDispatch, getState: () => object): Promise<Tarea> =>
    saveFields({
      settled: () => tareas.settled(id),
      read: () =>
        tareas
          .select({})(getState())
          ?.find((tarea) => tarea.id === id),
      isOvertaken,
      send: (ifMatch) =>
        dispatch(tareas.send('tareasUpdate', { 'If-Match': ifMatch, modificarTareaDto: { id, task } })),
      refetch: () => dispatch(tareas.refetch()),
    });

const crearTarea =
  (id: string, type: Tarea['type'], task: CambioTarea, isOvertaken: IsOvertaken) =>
  (dispatch: ApiDispatch): Promise<Tarea> =>
    createOrChange({
      create: () => dispatch(tareas.send('tareasCreate', { crearTareaDto: { type, task: { ...task, id } } })),
      refetch: () => dispatch(tareas.refetch()),
      change: () => dispatch(cambiarTarea(id, task, isOvertaken)),
    });
