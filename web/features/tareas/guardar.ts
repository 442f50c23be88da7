import type { ApiDispatch } from '../../api/empty-api';
import { existsAlready } from '../../coleccion/exists-already';
import { saveFields } from '../../coleccion/save-fields';
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

/** If an earlier attempt created it but the answer was lost, it is changed instead. */
const crearTarea =
  (id: string, type: Tarea['type'], task: CambioTarea, isOvertaken: IsOvertaken) =>
  async (dispatch: ApiDispatch): Promise<Tarea> => {
    try {
      return await dispatch(tareas.send('tareasCreate', { crearTareaDto: { type, task: { ...task, id } } }));
    } catch (error) {
      if (!existsAlready(error)) throw error;
      await dispatch(tareas.refetch());
      return dispatch(cambiarTarea(id, task, isOvertaken));
    }
  };
