import { Plus, Rows3 } from 'lucide-react';
import { Button } from '../../../../components/button';
import type { Tarea } from '../tareas-api';

interface AgregarButtonsProps {
  onAgregar: (type: Tarea['type']) => void;
}

/** The buttons that add a section or a tarea. */
export function AgregarButtons({ onAgregar }: AgregarButtonsProps) {
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Rows3 size={16} strokeWidth={1.75} aria-hidden="true" />}
        title="Agregar sección (Ctrl + .)"
        aria-keyshortcuts="Control+. Meta+."
        onClick={() => onAgregar('section')}
      >
        Agregar sección
      </Button>
      <Button
        variant="contained"
        startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
        title="Agregar tarea (Ctrl + /)"
        aria-keyshortcuts="Control+/ Meta+/"
        onClick={() => onAgregar('task')}
      >
        Agregar tarea
      </Button>
    </>
  );
}
