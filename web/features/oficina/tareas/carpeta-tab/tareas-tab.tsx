import { ListTodo } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MiembroDto } from '../../../../api/generated/miembros';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { DuePill } from '../../../../components/due/due-pill';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { FoldedRows } from '../../../../components/folded-rows';
import { Box, Card, PlainList, Row, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { byId } from '../../../../lib/by-id';
import { contar } from '../../../../lib/numeros';
import { usePermiso } from '../../../../session/use-permiso';
import { useCarpeta } from '../../../expediente/carpetas/public/use-carpeta';
import { AgregarTarea } from '../agregar-tarea';
import { AsignadaMarca, EtiquetasMarca, PrioridadMarca, SubtareasMarca } from '../list/marcas';
import { TareaTick } from '../list/tarea-tick';
import { countPendientes, pendientesText } from '../pendientes';
import { useEtiquetas, useTareas } from '../tareas';
import type { Etiqueta, Tarea } from '../tareas-api';
import { useAcciones } from '../use-actions';
import styles from './tareas-tab.module.css';

export function TareasTab() {
  const { id, eliminadaEn } = useCarpeta();
  const canEdit = usePermiso('tareas.editar');
  const { tareas, error, refetch } = useTareas({ carpetaId: id });

  return (
    <section aria-labelledby="tareas-titulo">
      <Text
        as="h2"
        marginBottom={4}
        size="lg"
        weight="strong"
        className={styles.title}
        id="tareas-titulo"
        aria-live="polite"
      >
        {tareas ? pendientesText(countPendientes(tareas)) : 'Tareas'}
      </Text>
      <Card className={styles.frame}>
        <AgregarTarea key={`agregar-${id}`} campos={{ carpetaId: id }} canAdd={canEdit && !eliminadaEn} />
        {error !== undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!tareas && !error && (
          <Box pad={[2, 5]}>
            <LoadingSkeleton rows={3} />
          </Box>
        )}
        {tareas && <TareasDeCarpeta key={id} tareas={tareas} canEdit={canEdit} />}
      </Card>
    </section>
  );
}

interface TareasDeCarpetaProps {
  tareas: Tarea[];
  canEdit: boolean;
}

/**
 * The tareas in their order. Tareas completed before are folded below; a tarea that is ticked now stays in its place.
 */
function TareasDeCarpeta({ tareas, canEdit }: TareasDeCarpetaProps) {
  const [doneBefore] = useState(() => new Set(tareas.filter(({ completed }) => completed).map(({ id }) => id)));
  const { data: miembros } = useMiembrosFindAllQuery({});
  const { etiquetas } = useEtiquetas();
  const names = useMemo(() => ({ miembros: byId(miembros), etiquetas: byId(etiquetas) }), [miembros, etiquetas]);

  const isOld = ({ id, completed }: Tarea) => completed && doneBefore.has(id);
  const [hechas, otras] = [tareas.filter(isOld), tareas.filter((tarea) => !isOld(tarea))];
  const rowOf = (tarea: Tarea) => <TareaFila key={tarea.id} tarea={tarea} {...names} canEdit={canEdit} />;

  if (tareas.length === 0) {
    const text = canEdit ? 'Anote arriba lo que hay que hacer, y para cuándo.' : undefined;
    return <EmptyState Icon={ListTodo} title="Todavía no hay tareas de esta carpeta" text={text} />;
  }
  return (
    <>
      {otras.length > 0 && <PlainList className={styles.list}>{otras.map(rowOf)}</PlainList>}
      {hechas.length > 0 && (
        <FoldedRows title={contar(hechas.length, 'tarea completada', 'tareas completadas')}>
          <PlainList className={styles.list}>{hechas.map(rowOf)}</PlainList>
        </FoldedRows>
      )}
    </>
  );
}

interface TareaFilaProps {
  tarea: Tarea;
  miembros: ReadonlyMap<string, MiembroDto>;
  etiquetas: ReadonlyMap<string, Etiqueta>;
  canEdit: boolean;
}

/** One tarea of the carpeta, ticked and dated in place. Its title opens it on the page of all tareas. */
function TareaFila({ tarea, miembros, etiquetas, canEdit }: TareaFilaProps) {
  const { id, title, completed, dueDate, assignedTo } = tarea;
  const { cambiar } = useAcciones();
  const name = title || 'Tarea sin título';
  return (
    <Row
      as="li"
      pad={['2px', 4, '2px', 3]}
      gap={1}
      align="center"
      minHeight={48}
      line="top"
      className={styles.row}
      data-done={completed}
    >
      <TareaTick
        title={name}
        isDone={completed}
        onChange={canEdit ? (isDone) => cambiar(id, { completed: isDone }) : undefined}
      />
      <Box
        as={Link}
        shrinks
        tone="inherit"
        breaks
        underline="hover"
        className={styles.name}
        to={`/apps/tasks/${id}`}
        data-empty={!title}
      >
        {name}
        {completed && <span className="visually-hidden"> (completada)</span>}
      </Box>
      <Row marginLeft={3} gap={3} align="center" justify="end" fixed className={styles.marcas}>
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
      </Row>
    </Row>
  );
}
