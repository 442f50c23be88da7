import { Bookmark } from 'lucide-react';
import { EmptyState } from '../../components/empty-state';
import { ErrorState } from '../../components/error-state';
import { LoadingSkeleton } from '../../components/loading-skeleton';
import styles from './atajo-list.module.css';
import { AtajoTile } from './atajo-tile';
import type { Atajo } from './atajos-api';

interface AtajoListProps {
  query: { data?: Atajo[]; isLoading: boolean; isError: boolean; error?: unknown; refetch: () => unknown };
  isEditing: boolean;
  onEdit: (atajo: Atajo) => void;
  /** One was chosen. */
  onFollow: () => void;
}

/** The tiles, two in a row. */
export function AtajoList({ query: { data, isLoading, isError, error, refetch }, ...tile }: AtajoListProps) {
  if (isLoading) {
    return (
      <div className={styles.loading}>
        <LoadingSkeleton rows={4} />
      </div>
    );
  }
  if (!data) return isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : null;
  if (data.length === 0) {
    return (
      <EmptyState
        Icon={Bookmark}
        title="Sin atajos"
        text="Agregue las páginas que más usa para llegar a ellas de una vez."
      />
    );
  }
  return (
    <ul className={styles.grid}>
      {data.map((atajo) => (
        <AtajoTile key={atajo.id} atajo={atajo} {...tile} />
      ))}
    </ul>
  );
}
