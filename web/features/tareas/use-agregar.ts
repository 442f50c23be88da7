import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { newId } from '../../lib/new-id';
import { searchOf } from '../../lib/use-url-state';
import { type Busqueda, busquedaSchema, sinFiltros } from './busqueda';
import type { CambioTarea } from './tareas';
import type { Tarea } from './tareas-api';
import { useAcciones } from './use-acciones';
import type { TareasPagina } from './use-tareas-pagina';

/**
 * Adds a tarea or a section and opens it. A tarea takes its assignee and etiqueta from the filters. A search that would
 * hide the new one is cleared.
 */
export function useAgregar(busqueda: Busqueda, { yo }: TareasPagina) {
  const acciones = useAcciones();
  const buttons = useRef<Record<Tarea['type'], HTMLButtonElement | null>>({ task: null, section: null });

  const navigate = useNavigate();
  const { tareaId } = useParams();
  const openId = useRef(tareaId);
  openId.current = tareaId;

  const agregar = async (type: Tarea['type']) => {
    // Moves the focus, so that what is typed before the new title appears does not go into the present field.
    buttons.current[type]?.focus({ preventScroll: true });
    const shown: Busqueda =
      type === 'section' ? { ...busqueda, ...sinFiltros, vista: 'todas' } : { ...busqueda, buscar: '' };
    const search = searchOf(busquedaSchema, shown);
    const open = (path: string) => void navigate(path + search, { preventScrollReset: true });
    const id = newId();
    const made = acciones.agregar(type, { ...(type === 'task' && fieldsOf(shown, yo)), id });
    open(`/apps/tasks/${id}`);
    if (!(await made) && openId.current === id) open('/apps/tasks');
  };
  return { agregar: (type: Tarea['type']) => void agregar(type), buttons };
}

function fieldsOf({ vista, asignada, etiqueta }: Busqueda, yo: string | undefined): CambioTarea {
  const assignedTo = vista === 'mias' ? yo : asignada;
  return { ...(assignedTo && { assignedTo }), ...(etiqueta && { tags: [etiqueta] }) };
}
