import { useTypedText } from '../../../../autosave/use-typed-text';
import { RowActions } from '../../../../components/row-actions';
import { TareaTick } from '../lista/tarea-tick';
import type { Subtarea } from '../tareas-api';
import styles from './subtareas.module.css';

interface SubtareaRowProps {
  subtarea: Subtarea;
  isFirst: boolean;
  isLast: boolean;
  canEdit: boolean;
  onChange: (change: Partial<Subtarea>, isTyping?: boolean) => void;
  /** Moves it one place up (-1) or down (1). */
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One subtarea, ticked, edited, moved and removed in place. */
export function SubtareaRow({ subtarea, canEdit, onChange, ...actions }: SubtareaRowProps) {
  const { title, completed } = subtarea;
  const typed = useTypedText(title, (text) => onChange({ title: text }, true));
  return (
    <li className={styles.row} data-done={completed}>
      <TareaTick
        title={title}
        isDone={completed}
        onChange={canEdit ? (isDone) => onChange({ completed: isDone }) : undefined}
      />
      <input
        {...typed}
        className={styles.title}
        data-titulo
        aria-label="Título de la subtarea"
        maxLength={500}
        readOnly={!canEdit}
      />
      {canEdit && <RowActions name={title} {...actions} />}
    </li>
  );
}
