import { searchOf } from '../../../lib/use-url-state';
import { useApp } from '../../../store/hooks';
import { comenzarTarea } from './borradores';
import { type Busqueda, busquedaSchema, sinFiltros } from './busqueda';
import type { CambioTarea } from './tareas';
import type { Tarea } from './tareas-api';
import type { TareasPagina } from './use-tareas-pagina';

/** The state of a history entry where a tarea was begun: it may never have come to be. */
export interface ComenzadaState {
  esComenzada: true;
}

type Open = (id: string, address: string, state: ComenzadaState) => void;

/**
 * Adds a tarea or a section and opens it. A tarea takes its assignee and etiqueta from the filters. A search or
 * a due date that would hide the new one is cleared.
 */
export function useAgregar(busqueda: Busqueda, { yo }: TareasPagina, open: Open) {
  const app = useApp();
  return (type: Tarea['type']) => {
    const shown: Busqueda =
      type === 'section'
        ? { ...busqueda, ...sinFiltros, vista: 'todas' }
        : { ...busqueda, buscar: '', vence: null, hecho: '' };
    const id = comenzarTarea(app, { type, ...(type === 'task' && fieldsOf(shown, yo)) });
    open(id, `/apps/tasks/${id}${searchOf(busquedaSchema, shown)}`, { esComenzada: true });
  };
}

function fieldsOf({ vista, asignada, etiqueta }: Busqueda, yo: string | undefined): CambioTarea {
  const assignedTo = vista === 'mias' ? yo : asignada;
  return { ...(assignedTo && { assignedTo }), ...(etiqueta && { tags: [etiqueta] }) };
}
