import { DuePill } from '../../../../components/due/due-pill';
import type { CambioTarea } from '../tareas';
import type { Tarea } from '../tareas-api';
import { PrioridadPill } from './prioridad-pill';
import styles from './tarea-form.module.css';

interface PastillasProps {
  tarea: Tarea;
  canEdit: boolean;
  onChange: (change: CambioTarea) => void;
}

/** The priority and the due date of a tarea. */
export function Pastillas({ tarea, canEdit, onChange }: PastillasProps) {
  return (
    <div className={styles.pastillas}>
      <PrioridadPill value={tarea.priority} onChange={canEdit ? (priority) => onChange({ priority }) : undefined} />
      <DuePill
        value={tarea.dueDate}
        isDone={tarea.completed}
        emptyLabel="Sin fecha"
        onChange={canEdit ? (dueDate) => onChange({ dueDate }) : undefined}
      />
    </div>
  );
}
