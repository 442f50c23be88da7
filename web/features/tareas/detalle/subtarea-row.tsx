import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useTypedText } from '../../../autosave/use-typed-text';
import { HintButton } from '../../../components/hint-button';
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

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One subtarea, ticked, edited, moved and removed in place. */
export function SubtareaRow({ subtarea, isFirst, isLast, canEdit, onChange, onMove, onRemove }: SubtareaRowProps) {
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
      {canEdit && (
        <span className={styles.actions}>
          <HintButton
            label={`Subir ${title}`}
            hintAlign="end"
            size="small"
            // Not `disabled`, since a disabled button would lose the focus.
            aria-disabled={isFirst}
            onClick={() => isFirst || onMove(-1)}
          >
            <ArrowUp {...icon} />
          </HintButton>
          <HintButton
            label={`Bajar ${title}`}
            hintAlign="end"
            size="small"
            aria-disabled={isLast}
            onClick={() => isLast || onMove(1)}
          >
            <ArrowDown {...icon} />
          </HintButton>
          <HintButton label={`Quitar ${title}`} hintAlign="end" size="small" onClick={onRemove}>
            <X {...icon} />
          </HintButton>
        </span>
      )}
    </li>
  );
}
