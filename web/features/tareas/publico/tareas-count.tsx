import { countPendientes } from '../pendientes';
import { useTareas } from '../tareas';
import styles from './tareas-count.module.css';

/** The count of pending tareas, beside the name of a carpeta's tab. It is not shown when there are none. */
export function TareasCount({ carpetaId }: { carpetaId: string }) {
  const { tareas } = useTareas({ carpetaId });
  const pendientes = tareas ? countPendientes(tareas) : 0;
  if (pendientes === 0) return null;
  return (
    <span className={styles.count}>
      {pendientes}
      <span className="visually-hidden">{pendientes === 1 ? ' pendiente' : ' pendientes'}</span>
    </span>
  );
}
