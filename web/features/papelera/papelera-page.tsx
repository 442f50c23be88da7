import { Trash2 } from 'lucide-react';
import { EmptyState } from '../../components/empty-state';
import { ErrorState } from '../../components/error-state';
import { LoadingSkeleton } from '../../components/loading-skeleton';
import { PageHeader } from '../../components/page-header';
import styles from './papelera-page.module.css';
import { PapeleraRow } from './papelera-row';
import { usePapeleraFindQuery } from './publico/papelera-api';

/** What was deleted in the tools during the last day. Documents and drafts have a trash where they were. */
export function PapeleraPage() {
  const { data, error, refetch } = usePapeleraFindQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader title="Papelera" subtitle="Tareas, contactos, notas y tableros se pueden recuperar durante un día." />
      <div className={styles.frame}>
        {!data && Boolean(error) && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div className={styles.loading}>
            <LoadingSkeleton rows={4} rowHeight={56} />
          </div>
        )}
        {data?.length === 0 && (
          <EmptyState
            Icon={Trash2}
            title="La papelera está vacía"
            text="Los documentos eliminados están en la papelera de su carpeta."
          />
        )}
        {data && data.length > 0 && (
          <ul className={styles.list} aria-label="Lo eliminado en el último día">
            {data.map((deleted) => (
              <PapeleraRow key={deleted.id} deleted={deleted} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
