import { Plus, Rows3 } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../../components/button';
import type { Tarea } from '../tareas-api';

interface AgregarButtonsProps {
  /** The button of each type, to give it the focus. */
  buttons: RefObject<Record<Tarea['type'], HTMLButtonElement | null>>;
  onAgregar: (type: Tarea['type']) => void;
}

/** The buttons that add a section or a tarea. */
export function AgregarButtons({ buttons, onAgregar }: AgregarButtonsProps) {
  return (
    <>
      <Button
        ref={(button) => {
          buttons.current.section = button;
        }}
        variant="outlined"
        startIcon={<Rows3 size={16} strokeWidth={1.75} aria-hidden="true" />}
        title="Agregar sección (Ctrl + .)"
        aria-keyshortcuts="Control+. Meta+."
        onClick={() => onAgregar('section')}
      >
        Agregar sección
      </Button>
      <Button
        ref={(button) => {
          buttons.current.task = button;
        }}
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
