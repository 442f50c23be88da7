import { useEffect, useRef } from 'react';
import type { Autosave } from '../../../../autosave/use-autosave';
import { useApp } from '../../../../store/hooks';
import { comenzadasIn, isSoloComenzada } from '../borradores';
import { type BorradorTarea } from '../guardar';
import { tareas } from '../tareas';
import type { Tarea } from '../tareas-api';

/** Deletes a tarea that was begun here when it is left without content: the whole team would have an untitled one. */
export function useDescartarVacia(tarea: Tarea, autosave: Autosave<BorradorTarea>): void {
  const app = useApp();
  const latest = useRef({ tarea, autosave });
  latest.current = { tarea, autosave };
  const { id } = tarea;
  useEffect(
    () => () => {
      const wasBegun = comenzadasIn(app).delete(id);
      if (!wasBegun || !isVacia(latest.current.tarea)) return;
      if (isSoloComenzada(latest.current.autosave)) return latest.current.autosave.discard();
      // Its creation may still be under way. It is gone, or was never there, when this is refused.
      void latest.current.autosave
        .settle()
        .then(() => app.store.dispatch(tareas.send('tareasRemove', { id })))
        .catch(() => undefined);
    },
    [app, id],
  );
}

/** Etiquetas and the assignee do not count as content: the filters of the list give them. */
function isVacia({ title, notes, subTasks, dueDate, carpetaId, completed }: Tarea): boolean {
  const texts = [title, notes ?? '', ...subTasks.map(({ title }) => title)];
  return texts.every((text) => text.trim() === '') && !dueDate && !carpetaId && !completed;
}
