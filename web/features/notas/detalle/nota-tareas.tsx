import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { NotaTarea } from '../notas-api';
import { NotaTareaRow } from './nota-tarea-row';
import styles from './nota-tareas.module.css';

interface NotaTareasProps {
  /** Null: no list. */
  tareas: readonly NotaTarea[] | null;
  onChange: (tareas: NotaTarea[] | null) => void;
}

/** As the server limits them. */
const max = 300;
const maxLength = 1000;

/** The list of a nota: Enter adds a line, and each is ticked, written, moved and taken away where it stands. */
export function NotaTareas({ tareas: listed, onChange }: NotaTareasProps) {
  const tareas = listed ?? [];
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keep = (next: NotaTarea[]) => onChange(next.length > 0 ? next : null);

  const add = (event: FormEvent) => {
    event.preventDefault();
    const content = text.trim();
    if (!content || tareas.length >= max) return;
    keep([...tareas, { id: crypto.randomUUID(), content, completed: false }]);
    setText('');
  };
  const remove = (index: number) => {
    keep(tareas.toSpliced(index, 1));
    // What had the focus goes with its row.
    const rows = list.current?.querySelectorAll('input:not([type])');
    const next = (rows?.[index - 1] ?? rows?.[index + 1] ?? input.current) as HTMLElement | null;
    next?.focus();
  };
  const move = (index: number, step: -1 | 1) => {
    const tarea = tareas[index];
    if (tarea && tareas[index + step]) keep(tareas.toSpliced(index, 1).toSpliced(index + step, 0, tarea));
  };

  return (
    <div className={styles.tareas}>
      {tareas.length > 0 && (
        <ul ref={list} className={styles.list} aria-label="Tareas de la nota">
          {tareas.map((tarea, index) => (
            <NotaTareaRow
              key={tarea.id}
              tarea={tarea}
              maxLength={maxLength}
              isFirst={index === 0}
              isLast={index === tareas.length - 1}
              onChange={(change) => keep(tareas.with(index, { ...tarea, ...change }))}
              onMove={(step) => move(index, step)}
              onRemove={() => remove(index)}
              onEnter={() => input.current?.focus()}
            />
          ))}
        </ul>
      )}
      {tareas.length < max && (
        <form className={styles.add} onSubmit={add}>
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          <input
            ref={input}
            value={text}
            maxLength={maxLength}
            aria-label="Agregar una tarea"
            placeholder="Agregar una tarea"
            enterKeyHint="done"
            onChange={({ target }) => setText(target.value)}
            // What is written here and left must not be lost with the dialog.
            onBlur={add}
          />
        </form>
      )}
    </div>
  );
}
