import { useRef, useState } from 'react';
import { type Busqueda, writeBusqueda } from './busqueda';
import { sinFiltros } from './lista/tareas-bar';
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

  const agregar = async (type: Tarea['type']) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setAdding(type);
    const shown: Busqueda =
      type === 'section' ? { ...busqueda, ...sinFiltros, vista: 'todas' } : { ...busqueda, buscar: '' };
    await acciones.agregar(type, writeBusqueda(shown), type === 'task' ? fieldsOf(shown, yo) : undefined);
    isBusy.current = false;
    setAdding(null);
  };
  return { agregar: (type: Tarea['type']) => void agregar(type), adding };
}

function fieldsOf({ vista, asignada, etiqueta }: Busqueda, yo: string | undefined): CambioTarea | undefined {
  const assignedTo = vista === 'mias' ? yo : asignada;
  if (!assignedTo && !etiqueta) return undefined;
  return { ...(assignedTo && { assignedTo }), ...(etiqueta && { tags: [etiqueta] }) };
}
