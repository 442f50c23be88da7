import { LineSkeleton } from '../../../../components/loading-skeleton';
import styles from './tablero-page.module.css';

/** Placeholders for a tablero while it loads. */
export function TableroSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Cargando">
      {[4, 3, 2].map((cards) => (
        <div key={cards} className={styles.skeletonColumn}>
          <LineSkeleton width="48%" />
          {Array.from({ length: cards }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines that are all the same
            <LineSkeleton key={index} />
          ))}
        </div>
      ))}
    </div>
  );
}
