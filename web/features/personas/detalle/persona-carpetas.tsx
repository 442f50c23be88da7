import { ErrorState } from '../../../components/error-state';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { formatEntero } from '../../../lib/numeros';
import { CarpetasLista } from '../carpetas-lista';
import { usePersonasFindCarpetasQuery } from '../publico/personas-api';
import styles from './persona-drawer.module.css';

/** The carpetas in which a persona takes part, the latest first. */
export function PersonaCarpetas({ personaId }: { personaId: string }) {
  const { currentData, error, refetch } = usePersonasFindCarpetasQuery({ id: personaId });
  return (
    <section className={styles.carpetas} aria-labelledby="persona-carpetas">
      <h3 id="persona-carpetas" className={styles.subtitle}>
        Carpetas {currentData && currentData.total > 0 && <span>({formatEntero(currentData.total)})</span>}
      </h3>
      {!currentData && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingSkeleton rows={2} />)}
      {currentData?.total === 0 && <p className={styles.tipo}>No participa en ninguna carpeta que usted vea.</p>}
      {currentData && currentData.total > 0 && <CarpetasLista label="Carpetas" carpetas={currentData.carpetas} />}
      {currentData && currentData.total > currentData.carpetas.length && (
        <p className={styles.tipo}>Se muestran las {currentData.carpetas.length} más recientes.</p>
      )}
    </section>
  );
}
