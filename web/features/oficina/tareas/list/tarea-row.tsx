import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DuePill } from '../../../../components/due/due-pill';
import { Box, Cut, Row } from '../../../../components/layout/layout';
import { Marked } from '../../../../components/marked';
import { Elegir } from '../../../../components/selection/elegir';
import type { Tarea } from '../tareas-api';
import { AsignadaMarca, CarpetaMarca, EtiquetasMarca, PrioridadMarca, SubtareasMarca } from './marcas';
import styles from './tarea-row.module.css';
import { TareaTick } from './tarea-tick';
import type { Filas } from './use-rows';

interface TareaRowProps {
  tarea: Tarea;
  filas: Filas;
  isOpen: boolean;
  /** The handle that moves the tarea, if it can be moved. */
  handle?: ReactNode;
  isDragging?: boolean;
}

/** One tarea of the list. Pressing the row opens the tarea, except on its handle, its tick and its carpeta. */
export function TareaRow({ tarea, filas, isOpen, handle, isDragging = false }: TareaRowProps) {
  const { id, title, completed } = tarea;
  const isSection = tarea.type === 'section';
  const name = title || (isSection ? 'Sección sin título' : 'Tarea sin título');
  return (
    <div className={styles.frame}>
      <div
        className={styles.row}
        data-tipo={tarea.type}
        data-done={completed}
        data-open={isOpen}
        data-dragging={isDragging}
        data-handle={handle !== undefined}
      >
        {handle}
        {!isSection && filas.canEdit && tarea.version > 0 && (
          <span className={styles.elegir}>
            <Elegir id={id} nombre={name} />
          </span>
        )}
        {!isSection && (
          <TareaTick
            title={name}
            isDone={completed}
            onChange={filas.canEdit ? (isDone) => filas.completar(id, isDone) : undefined}
          />
        )}
        <Cut
          as={Link}
          shrinks
          stretched
          tone="text"
          underline="never"
          className={styles.title}
          to={filas.hrefOf(id)}
          preventScrollReset
          data-empty={!title}
          aria-current={isOpen || undefined}
        >
          {title ? (
            <Marked text={title} query={filas.buscar} />
          ) : isSection ? (
            'Título de la sección'
          ) : (
            'Título de la tarea'
          )}
          {completed && <span className="visually-hidden"> (completada)</span>}
        </Cut>
        {!isSection && <Marcas tarea={tarea} filas={filas} />}
        {!isSection && (
          <Box as="span" marginLeft={2} fixed className={styles.asignada} data-vacia={!tarea.assignedTo}>
            <AsignadaMarca miembro={tarea.assignedTo ? filas.miembros.get(tarea.assignedTo) : undefined} />
          </Box>
        )}
      </div>
    </div>
  );
}

function Marcas({ tarea, filas }: { tarea: Tarea; filas: Filas }) {
  const { tags, subTasks, carpeta, priority, dueDate, completed } = tarea;
  return (
    <Row marginLeft={3} gap={3} align="center" fixed className={styles.marcas}>
      <SubtareasMarca subtareas={subTasks} />
      <EtiquetasMarca etiquetas={tags.flatMap((id) => filas.etiquetas.get(id) ?? [])} />
      <CarpetaMarca carpeta={carpeta} />
      <PrioridadMarca prioridad={priority} />
      <DuePill value={dueDate} isDone={completed} emptyLabel="" />
    </Row>
  );
}
