import { ListTodo } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { EmptyState } from '../../../../components/empty-state';
import { byId } from '../../../../lib/by-id';
import { useEtiquetas } from '../tareas';
import type { Tarea } from '../tareas-api';
import { TareaFila } from './tarea-fila';
import styles from './tareas-tab.module.css';

interface TareasDeCarpetaProps {
  tareas: Tarea[];
  canEdit: boolean;
}

/** The tareas in their order. Those completed before are folded below; one that is ticked now stays in its place. */
export function TareasDeCarpeta({ tareas, canEdit }: TareasDeCarpetaProps) {
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
      {otras.length > 0 && <ul className={styles.list}>{otras.map(rowOf)}</ul>}
      {hechas.length > 0 && (
        <details className={styles.hechas}>
          <summary>{hechas.length === 1 ? '1 tarea completada' : `${hechas.length} tareas completadas`}</summary>
          <ul className={styles.list}>{hechas.map(rowOf)}</ul>
        </details>
      )}
    </>
  );
}
