import { Trash2 } from 'lucide-react';
import { EmptyState } from '../../components/empty-state';
import { ErrorState } from '../../components/error-state';
import { LoadingSkeleton } from '../../components/loading-skeleton';
import { PageHeader } from '../../components/page-header';
import styles from './papelera-page.module.css';
import { PapeleraRow } from './papelera-row';
import { type EnPapelera, usePapeleraFindQuery } from './publico/papelera-api';

/** How many of each kind the server sends at most. */
const MAX_OF_EACH = 500;

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
          <>
            {isCut(data) && <p className={styles.cut}>Se muestran los últimos {MAX_OF_EACH} de cada clase.</p>}
            <ul className={styles.list} aria-label="Lo eliminado en el último día">
              {data.map((deleted) => (
                <PapeleraRow key={deleted.id} deleted={deleted} />
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}

const isCut = (data: EnPapelera[]): boolean =>
  Object.values(Object.groupBy(data, ({ tipo }) => tipo)).some((ofKind) => ofKind.length >= MAX_OF_EACH);
