import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { NotaTarea } from '../notas-api';
import { NotaTareaRow } from './nota-tarea-row';
import styles from './nota-tareas.module.css';
import { useNuevaTarea } from './use-nueva-tarea';

interface NotaTareasProps {
  /** Null when the nota has no list. */
  tareas: readonly NotaTarea[] | null;
  onChange: (tareas: NotaTarea[] | null) => void;
}

/** The server's limits. */
const max = 300;
const maxLength = 1000;

/** The tasks of a nota. Enter adds one; each is ticked, edited, moved and removed in place. */
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
    // What had the focus disappears with its row, so another row takes the focus.
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
        <ul ref={list} className={styles.list} aria-label="Tareas de la nota">
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
        </ul>
      )}
      {tareas.length < max && (
        <form
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
        </form>
      )}
    </div>
  );
}
