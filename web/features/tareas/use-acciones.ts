import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { apiMessage } from '../../api/api-message';
import { useAppDispatch } from '../../app/hooks';
import { useToast } from '../../components/toast-actions';
import type { Tarea } from './tareas-api';
import { type CambioTarea, createTarea, moveTarea, removeTarea, restoreTarea, updateTarea } from './tareas-writes';

/** What a person does with tareas. Each shows at once; a refused one is taken back, and says why. */
export function useAcciones() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const navigate = useNavigate();

  const tell = useCallback(
    async <Answer>(sent: Promise<Answer>): Promise<Answer | null> => {
      try {
        return await sent;
      } catch (error) {
        toast(apiMessage(error), { severity: 'error' });
        return null;
      }
    },
    [toast],
  );

  const cambiar = useCallback(
    (id: string, task: CambioTarea) => tell(dispatch(updateTarea(id, task))),
    [dispatch, tell],
  );

  const mover = useCallback(
    (id: string, before: string | null) => tell(dispatch(moveTarea(id, before))),
    [dispatch, tell],
  );

  /** Makes one and opens it, to be given its title. False when there is none. */
  const agregar = useCallback(
    async (type: Tarea['type'], search: string, task?: CambioTarea) => {
      const tarea = await tell(dispatch(createTarea(type, task)));
      if (tarea) await navigate(`/apps/tasks/${tarea.id}${search}`, { preventScrollReset: true });
      return tarea !== null;
    },
    [dispatch, navigate, tell],
  );

  const eliminar = useCallback(
    async ({ id, type }: Tarea) => {
      const isGone = await tell(dispatch(removeTarea(id)));
      if (!isGone) return false;
      const undo = () => void tell(dispatch(restoreTarea(id)));
      toast(type === 'section' ? 'Sección eliminada' : 'Tarea eliminada', {
        action: { label: 'Deshacer', onClick: undo },
      });
      return true;
    },
    [dispatch, tell, toast],
  );

  return { cambiar, mover, agregar, eliminar };
}
