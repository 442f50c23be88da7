import { Link } from 'react-router-dom';
import type { MiembroDto } from '../../../../api/generated/miembros';
import { DuePill } from '../../../../components/due/due-pill';
import { AsignadaMarca, EtiquetasMarca, PrioridadMarca, SubtareasMarca } from '../lista/marcas';
import { TareaTick } from '../lista/tarea-tick';
import type { Etiqueta, Tarea } from '../tareas-api';
import { useAcciones } from '../use-acciones';
import styles from './tareas-tab.module.css';

interface TareaFilaProps {
  tarea: Tarea;
  miembros: ReadonlyMap<string, MiembroDto>;
  etiquetas: ReadonlyMap<string, Etiqueta>;
  canEdit: boolean;
}

/** One tarea of the carpeta, ticked and dated in place. Its title opens it on the page of all tareas. */
export function TareaFila({ tarea, miembros, etiquetas, canEdit }: TareaFilaProps) {
  const { id, title, completed, dueDate, assignedTo } = tarea;
  const { cambiar } = useAcciones();
  const name = title || 'Tarea sin título';
  return (
    <li className={styles.row} data-done={completed}>
      <TareaTick
        title={name}
        isDone={completed}
        onChange={canEdit ? (isDone) => cambiar(id, { completed: isDone }) : undefined}
      />
      <Link className={styles.name} to={`/apps/tasks/${id}`} data-empty={!title}>
        {name}
        {completed && <span className="visually-hidden"> (completada)</span>}
      </Link>
      <div className={styles.marcas}>
        <SubtareasMarca subtareas={tarea.subTasks} />
        <EtiquetasMarca etiquetas={tarea.tags.flatMap((tag) => etiquetas.get(tag) ?? [])} />
        <PrioridadMarca prioridad={tarea.priority} />
        <DuePill
          value={dueDate}
          isDone={completed}
          emptyLabel="Sin fecha"
          label={`Vencimiento de ${name}`}
          onChange={canEdit ? (next) => cambiar(id, { dueDate: next }) : undefined}
        />
        <AsignadaMarca miembro={assignedTo ? miembros.get(assignedTo) : undefined} />
      </div>
    </li>
  );
}
