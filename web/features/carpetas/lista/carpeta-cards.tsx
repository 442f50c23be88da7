import type { ReactNode } from 'react';
import type { CarpetaResumenDto } from '../../../api/generated/carpetas';
import { type Page, TablePager } from '../../../components/data-table/table-pager';
import { ErrorState } from '../../../components/error-state';
import { LineSkeleton } from '../../../components/loading-skeleton';
import { CarpetaCard } from './carpeta-card';
import styles from './carpeta-cards.module.css';

interface CarpetaCardsProps {
  /** Undefined until the first answer. */
  carpetas: CarpetaResumenDto[] | undefined;
  page: Page | undefined;
  onPage: (page: number) => void;
  isRefreshing: boolean;
  error: unknown;
  onRetry: () => void;
  empty: ReactNode;
}

const skeletons = ['78%', '62%', '86%', '54%', '70%', '66%'];

/** The list on a phone, with a card for each carpeta. */
export function CarpetaCards({ carpetas, page, onPage, isRefreshing, error, onRetry, empty }: CarpetaCardsProps) {
  if (error && !carpetas) {
    return (
      <div className={styles.frame}>
        <ErrorState error={error} onRetry={onRetry} />
      </div>
    );
  }
  if (carpetas?.length === 0 && !isRefreshing) return <div className={styles.frame}>{empty}</div>;
  return (
    <div className={styles.frame}>
      <ul
        className={styles.list}
        aria-label="Carpetas"
        aria-busy={!carpetas || isRefreshing}
        data-refreshing={isRefreshing}
      >
        {carpetas
          ? carpetas.map((carpeta) => <CarpetaCard key={carpeta.id} carpeta={carpeta} />)
          : skeletons.map((width) => (
              <li key={width} className={styles.card}>
                <LineSkeleton width="40%" />
                <LineSkeleton width={width} />
                <LineSkeleton width="30%" />
              </li>
            ))}
      </ul>
      {page && <TablePager page={page} onPage={onPage} />}
    </div>
  );
}
