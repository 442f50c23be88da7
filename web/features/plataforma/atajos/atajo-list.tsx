import { Bookmark } from 'lucide-react';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import styles from './atajo-list.module.css';
import { AtajoTile } from './atajo-tile';
import type { Atajo } from './atajos-api';

interface AtajoListProps {
  lista: { data?: Atajo[]; error?: unknown; refetch: () => unknown };
  isEditing: boolean;
  onEdit: (atajo: Atajo) => void;
  /** Called when an atajo is opened. */
  onFollow: () => void;
}

/** The tiles, two in a row. */
export function AtajoList({ lista: { data, error, refetch }, ...tile }: AtajoListProps) {
  if (error !== undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className={styles.loading}>
        <LoadingSkeleton rows={4} />
      </div>
    );
  }
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
