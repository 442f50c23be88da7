import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import styles from './academia-page.module.css';
import card from './curso-card.module.css';

/** The place of the courses while they load. */
export function AcademiaSkeleton() {
  return (
    <div className={styles.grid}>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <div key={key} className={card.skeleton}>
          <LoadingSkeleton rows={3} rowHeight={36} />
        </div>
      ))}
    </div>
  );
}
