import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { usePermiso } from '../../../../session/use-permiso';
import { useCarpeta } from '../../../expediente/carpetas/publico/use-carpeta';
import { countPendientes, pendientesText } from '../pendientes';
import { useTareas } from '../tareas';
import { AgregarTarea } from './agregar-tarea';
import { TareasDeCarpeta } from './tareas-de-carpeta';
import styles from './tareas-tab.module.css';

/** The tab of the tareas of a carpeta. */
export function TareasTab() {
  const { id, eliminadaEn } = useCarpeta();
  const canEdit = usePermiso('tareas.editar');
  const { tareas, error, refetch } = useTareas({ carpetaId: id });

  return (
    <section aria-labelledby="tareas-titulo">
      <h2 className={styles.title} id="tareas-titulo" aria-live="polite">
        {tareas ? pendientesText(countPendientes(tareas)) : 'Tareas'}
      </h2>
      <div className={styles.frame}>
        <AgregarTarea key={`agregar-${id}`} carpetaId={id} canAdd={canEdit && !eliminadaEn} />
        {error !== undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!tareas && !error && (
          <div className={styles.loading}>
            <LoadingSkeleton rows={3} />
          </div>
        )}
        {tareas && <TareasDeCarpeta key={id} tareas={tareas} canEdit={canEdit} />}
      </div>
    </section>
  );
}
