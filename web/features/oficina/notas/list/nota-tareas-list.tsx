import { Checkbox } from '../../../../components/checkbox';
import { PlainList, Text } from '../../../../components/layout/layout';
import { Marked } from '../../../../components/marked';
import type { NotaTarea } from '../notas-api';
import { useCambiarNota } from '../use-cambiar-nota';
import styles from './nota-card.module.css';

interface NotaTareasListProps {
  notaId: string;
  tareas: readonly NotaTarea[];
  buscar: string;
}

const maxShown = 8;

/** The first tasks of a nota, which can be ticked on its card. */
export function NotaTareasList({ notaId, tareas, buscar }: NotaTareasListProps) {
  const cambiar = useCambiarNota();
  const tick = (id: string, completed: boolean) =>
    cambiar(notaId, { tasks: tareas.map((tarea) => (tarea.id === id ? { ...tarea, completed } : tarea)) });
  const hidden = tareas.length - maxShown;
  return (
    <>
      <PlainList flow="stack" gap="2px" aria-label="Tareas">
        {tareas.slice(0, maxShown).map(({ id, content, completed }) => (
          <li key={id}>
            <label className={styles.task}>
              <Checkbox checked={completed} onChange={({ target }) => tick(id, target.checked)} />
              <span className={styles.content}>
                <Marked text={content || 'Sin texto'} query={buscar} />
              </span>
            </label>
          </li>
        ))}
      </PlainList>
      {hidden > 0 && (
        <Text as="p" size="sm" tone="faint">
          {hidden === 1 ? 'y una más' : `y ${hidden} más`}
        </Text>
      )}
    </>
  );
}
