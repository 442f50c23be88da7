import { Button } from '../../../../components/button';
import { Adjuntos } from '../adjuntos/adjuntos';
import styles from './info-panel.module.css';
import { useAdjuntosInfiniteQuery } from './paginas-api';

/** The pictures and files that were sent in a conversation, the newest first. Not shown when there are none. */
export function Archivos({ conversacionId }: { conversacionId: string }) {
  const { currentData, hasNextPage, fetchNextPage, isFetchingNextPage } = useAdjuntosInfiniteQuery(conversacionId);
  const adjuntos = currentData?.pages.flatMap((page) => page.adjuntos) ?? [];
  if (adjuntos.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Archivos">
      <div className={styles.heading}>
        <h3>Archivos</h3>
      </div>
      <Adjuntos adjuntos={adjuntos} />
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Ver anteriores
        </Button>
      )}
    </section>
  );
}
