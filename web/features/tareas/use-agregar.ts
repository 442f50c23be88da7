import { searchOf } from '../../lib/use-url-state';
import { useApp } from '../../store/hooks';
import { comenzarTarea } from './borradores';
import { type Busqueda, busquedaSchema, sinFiltros } from './busqueda';
import type { CambioTarea } from './tareas';
import type { Tarea } from './tareas-api';
import type { TareasPagina } from './use-tareas-pagina';

/**
 * Adds a tarea or a section and opens it. A tarea takes its assignee and etiqueta from the filters. A search that would
 * hide the new one is cleared.
 */
export function useAgregar(busqueda: Busqueda, { yo }: TareasPagina, open: (id: string, address: string) => void) {
  const app = useApp();
  return (type: Tarea['type']) => {
    const shown: Busqueda =
      type === 'section' ? { ...busqueda, ...sinFiltros, vista: 'todas' } : { ...busqueda, buscar: '' };
    const id = comenzarTarea(app, { type, ...(type === 'task' && fieldsOf(shown, yo)) });
    open(id, `/apps/tasks/${id}${searchOf(busquedaSchema, shown)}`);
  };
}

function fieldsOf({ vista, asignada, etiqueta }: Busqueda, yo: string | undefined): CambioTarea {
  const assignedTo = vista === 'mias' ? yo : asignada;
  return { ...(assignedTo && { assignedTo }), ...(etiqueta && { tags: [etiqueta] }) };
}
