import type { KeyboardEvent } from 'react';
import { Checkbox } from '../../../../components/checkbox';
import { RowActions } from '../../../../components/row-actions';
import type { NotaTarea } from '../notas-api';
import styles from './nota-tareas.module.css';

interface NotaTareaRowProps {
  tarea: NotaTarea;
  maxLength: number;
  isFirst: boolean;
  isLast: boolean;
  onChange: (change: Partial<NotaTarea>) => void;
  /** Moves it one place up (-1) or down (1). */
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  /** Moves the focus to the field that adds a task. */
  onEnter: () => void;
}

/** One task of a nota. Alt with an arrow key moves it; Backspace removes an empty one. */
export function NotaTareaRow({ tarea, maxLength, onChange, onEnter, ...actions }: NotaTareaRowProps) {
  const { content, completed } = tarea;
  const name = content || 'tarea sin texto';
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.altKey ? steps[event.key] : undefined;
    const isRemoving = event.key === 'Backspace' && content === '';
    if (event.nativeEvent.isComposing || (!step && !isRemoving && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step) actions.onMove(step);
    else if (isRemoving) actions.onRemove();
    else onEnter();
  };
  return (
    <li className={styles.row} data-done={completed}>
      <label className={styles.tick}>
        <Checkbox
          checked={completed}
          aria-label={`Hecha: ${name}`}
          onChange={({ target }) => onChange({ completed: target.checked })}
        />
      </label>
      <input
        className={styles.text}
        value={content}
        aria-label="Tarea"
        maxLength={maxLength}
        onChange={({ target }) => onChange({ content: target.value })}
        onKeyDown={press}
      />
      <RowActions name={name} {...actions} />
    </li>
  );
}

const steps: Readonly<Record<string, -1 | 1 | undefined>> = { ArrowUp: -1, ArrowDown: 1 };
