import { useRef, useState } from 'react';
import { searchOf } from '../../lib/use-url-state';
import { type Busqueda, busquedaSchema, sinFiltros } from './busqueda';
import type { Tarea } from './tareas-api';
import type { CambioTarea } from './tareas-writes';
import { useAcciones } from './use-acciones';
import type { TareasPagina } from './use-tareas-pagina';

/** Adds a tarea so that it is seen: it is of the view that is shown, and a search that would hide it ends. */
export function useAgregar(busqueda: Busqueda, { yo }: TareasPagina) {
  const acciones = useAcciones();
  const [adding, setAdding] = useState<Tarea['type'] | null>(null);
  // Two presses of the keys before the first is drawn are one.
  const isBusy = useRef(false);
  const buttons = useRef<Record<Tarea['type'], HTMLButtonElement | null>>({ task: null, section: null });

  const agregar = async (type: Tarea['type']) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setAdding(type);
    // What is typed before there is a title to type into must not go into the field where the keys were pressed.
    const from = document.activeElement;
    buttons.current[type]?.focus({ preventScroll: true });
    const shown: Busqueda =
      type === 'section' ? { ...busqueda, ...sinFiltros, vista: 'todas' } : { ...busqueda, buscar: '' };
    const fields = type === 'task' ? fieldsOf(shown, yo) : undefined;
    const isMade = await acciones.agregar(type, searchOf(busquedaSchema, shown), fields);
    isBusy.current = false;
    setAdding(null);
    if (!isMade && from instanceof HTMLElement) from.focus({ preventScroll: true });
  };
  return { agregar: (type: Tarea['type']) => void agregar(type), adding, buttons };
}

function fieldsOf({ vista, asignada, etiqueta }: Busqueda, yo: string | undefined): CambioTarea | undefined {
  const assignedTo = vista === 'mias' ? yo : asignada;
  if (!assignedTo && !etiqueta) return undefined;
  return { ...(assignedTo && { assignedTo }), ...(etiqueta && { tags: [etiqueta] }) };
}
