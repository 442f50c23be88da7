import { History } from 'lucide-react';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { useCarpetaActividadInfiniteQuery } from '../publico/carpetas-api';
import { useCarpeta } from '../publico/use-carpeta';
import { groupByDay } from './actividad-dias';
import styles from './actividad-tab.module.css';
import { EventoItem } from './evento-item';

/** What happened in the carpeta, newest first. */
export function ActividadTab() {
  const { id } = useCarpeta();
  const { currentData, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useCarpetaActividadInfiniteQuery(id, { refetchOnMountOrArgChange: true });

  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <LoadingSkeleton rows={5} />;
  const eventos = currentData.pages.flatMap((page) => page.eventos);
  if (eventos.length === 0) {
    return <EmptyState Icon={History} title="Sin actividad" text="Aquí queda escrito lo que pasa en la carpeta." />;
  }

  return (
    <div className={styles.actividad}>
      {groupByDay(eventos).map(({ nombre, eventos: delDia }) => (
        <section key={nombre}>
          <h2 className={styles.dia}>{nombre}</h2>
          <ol className={styles.lista}>
            {delDia.map((evento) => (
              <EventoItem key={evento.id} evento={evento} />
            ))}
          </ol>
        </section>
      ))}
      {hasNextPage && (
        <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Cargar más
        </Button>
      )}
    </div>
  );
}
