import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Checkbox } from '../../../../components/checkbox';
import { PlainList, Row, Stack } from '../../../../components/layout/layout';
import { RowActions } from '../../../../components/row-actions';
import type { NotaTarea } from '../notas-api';
import styles from './nota-tareas.module.css';

const stepOfKey: Readonly<Record<string, -1 | 1 | undefined>> = { ArrowUp: -1, ArrowDown: 1 };

interface NotaTareasProps {
  /** The tasks; null when the nota has no list. */
  tareas: readonly NotaTarea[] | null;
  onChange: (tareas: NotaTarea[] | null) => void;
}

/** The most tasks, and the most characters of a task, as on the server. */
const max = 300;
const maxLength = 1000;

/** The tasks of a nota. Enter adds a task. Each task is ticked, edited, moved and removed in place. */
export function NotaTareas({ tareas: listed, onChange }: NotaTareasProps) {
  const todas = listed ?? [];
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keep = (next: readonly NotaTarea[]) => onChange(next.length > 0 ? [...next] : null);
  const nueva = useNuevaTarea(todas, keep);
  const tareas = nueva.others;
  const keepOthers = (next: readonly NotaTarea[]) => keep(nueva.tarea ? [...next, nueva.tarea] : next);

  const remove = (index: number) => {
    keepOthers(tareas.toSpliced(index, 1));
    // The focused element disappears with its row, so another row takes the focus.
    const rows = list.current?.querySelectorAll('input:not([type])');
    const next = (rows?.[index - 1] ?? rows?.[index + 1] ?? input.current) as HTMLElement | null;
    next?.focus();
  };
  const move = (index: number, step: -1 | 1) => {
    const tarea = tareas[index];
    if (tarea && tareas[index + step]) keepOthers(tareas.toSpliced(index, 1).toSpliced(index + step, 0, tarea));
  };

  return (
    <div className={styles.tareas}>
      {tareas.length > 0 && (
        <PlainList ref={list} flow="stack" aria-label="Tareas de la nota">
          {tareas.map((tarea, index) => (
            <NotaTareaRow
              key={tarea.id}
              tarea={tarea}
              maxLength={maxLength}
              isFirst={index === 0}
              isLast={index === tareas.length - 1}
              onChange={(change) => keepOthers(tareas.with(index, { ...tarea, ...change }))}
              onMove={(step) => move(index, step)}
              onRemove={() => remove(index)}
              onEnter={() => input.current?.focus()}
            />
          ))}
        </PlainList>
      )}
      {tareas.length < max && (
        <Row
          as="form"
          round="md"
          align="center"
          tone="soft"
          className={styles.add}
          onSubmit={(event) => {
            event.preventDefault();
            nueva.finish();
          }}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          <input
            ref={input}
            value={nueva.text}
            maxLength={maxLength}
            aria-label="Agregar una tarea"
            placeholder="Agregar una tarea"
            enterKeyHint="done"
            onChange={({ target }) => nueva.write(target.value)}
            onBlur={nueva.leave}
          />
        </Row>
      )}
    </div>
  );
}

interface NotaTareaRowProps {
  tarea: NotaTarea;
  maxLength: number;
  isFirst: boolean;
  isLast: boolean;
  onChange: (change: Partial<NotaTarea>) => void;
  /** Moves the task one place up (-1) or down (1). */
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  /** Moves the focus to the field that adds a task. */
  onEnter: () => void;
}

/** One task of a nota. Alt with an arrow key moves the task; Backspace removes an empty task. */
function NotaTareaRow({ tarea, maxLength, onChange, onEnter, ...actions }: NotaTareaRowProps) {
  const { content, completed } = tarea;
  const name = content || 'tarea sin texto';
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.altKey ? stepOfKey[event.key] : undefined;
    const isRemoving = event.key === 'Backspace' && content === '';
    if (event.nativeEvent.isComposing || (!step && !isRemoving && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step) actions.onMove(step);
    else if (isRemoving) actions.onRemove();
    else onEnter();
  };
  return (
    <Row as="li" round="md" align="center" className={styles.row} data-done={completed}>
      <Stack as="label" middle fixed className={styles.tick}>
        <Checkbox
          checked={completed}
          aria-label={`Hecha: ${name}`}
          onChange={({ target }) => onChange({ completed: target.checked })}
        />
      </Stack>
      <input
        className={styles.text}
        value={content}
        aria-label="Tarea"
        maxLength={maxLength}
        onChange={({ target }) => onChange({ content: target.value })}
        onKeyDown={press}
      />
      <RowActions name={name} {...actions} />
    </Row>
  );
}

/**
 * The task that is being added. It is part of the nota from its first letter, so it is saved like the others. Until it
 * is finished, its field shows it, and the list does not.
 *
 * @param keep receives all tasks, to save them
 */
function useNuevaTarea(todas: readonly NotaTarea[], keep: (todas: readonly NotaTarea[]) => void) {
  const [id, setId] = useState<string | null>(null);
  const tarea = todas.find((one) => one.id === id);
  const others = tarea ? todas.filter((one) => one !== tarea) : todas;

  const write = (content: string) => {
    if (content.trim() === '') {
      setId(null);
      if (tarea) keep(others);
    } else if (tarea) keep([...others, { ...tarea, content }]);
    else {
      const made = { id: crypto.randomUUID(), content, completed: false };
      setId(made.id);
      keep([...todas, made]);
    }
  };
  const finish = () => {
    if (!tarea) return;
    keep([...others, { ...tarea, content: tarea.content.trim() }]);
    setId(null);
  };
  return {
    /** Undefined while nothing is being added. */
    tarea,
    /** The tasks that the list shows. */
    others,
    text: tarea?.content ?? '',
    write,
    /** Moves the task into the list. */
    finish,
    /**
     * Moves the task into the list after its field lost the focus. The layout moves then, so this waits for a press to
     * end.
     */
    leave: () => afterPress(() => setId(null)),
  };
}

/** Runs the action now. During a press, it waits until the press has ended and its click was handled. */
function afterPress(action: () => void): void {
  if (!document.querySelector(':active')) {
    action();
    return;
  }
  const ends = ['click', 'pointerup', 'pointercancel'] as const;
  const end = () => {
    for (const name of ends) removeEventListener(name, end);
    setTimeout(action);
  };
  for (const name of ends) addEventListener(name, end);
}
