import { ListTodo, Plus, SearchX, UserCheck } from 'lucide-react';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { type Busqueda, type ChangeBusqueda, hasFilters, sinFiltros } from '../busqueda';

interface TareasVaciasProps {
  busqueda: Busqueda;
  onChange: ChangeBusqueda;
  /** Adds the first one. Undefined when the person only reads. */
  onAgregar?: () => void;
}

/** Shown instead of the tareas when there are none: why, and what to do. */
export function TareasVacias({ busqueda, onChange, onAgregar }: TareasVaciasProps) {
  if (hasFilters(busqueda)) {
    return (
      <EmptyState
        Icon={SearchX}
        title="Ninguna tarea coincide"
        text="Pruebe con otras palabras o con menos filtros."
        action={
          <Button variant="outlined" onClick={() => onChange(sinFiltros)}>
            Quitar filtros
          </Button>
        }
      />
    );
  }
  if (busqueda.vista === 'mias') {
    return <EmptyState Icon={UserCheck} title="No tiene tareas asignadas" text="Lo que le asignen aparecerá aquí." />;
  }
  if (!onAgregar) return <EmptyState Icon={ListTodo} title="Todavía no hay tareas" />;
  return (
    <EmptyState
      Icon={ListTodo}
      title="Agregue una tarea para empezar a organizarse"
      text="Puede ordenarlas en secciones, darles fecha y asignarlas a su equipo."
      action={
        <Button
          variant="contained"
          startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
          onClick={onAgregar}
        >
          Agregar tarea
        </Button>
      }
    />
  );
}
