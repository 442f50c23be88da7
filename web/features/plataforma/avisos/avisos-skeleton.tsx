import { Stack } from '../../../components/layout/layout';
import { LineSkeleton } from '../../../components/loading-skeleton';
import styles from './aviso-row.module.css';

/** Placeholders while the list loads. */
export function AvisosSkeleton() {
  return (
    <div role="status" aria-label="Cargando">
      {['62%', '48%', '70%'].map((width) => (
        <div key={width} className={styles.row}>
          <span className={styles.picture} />
          <Stack gap={2} padY={1}>
            <LineSkeleton width={width} />
            <LineSkeleton width="90%" />
            <LineSkeleton width="34%" />
          </Stack>
        </div>
      ))}
    </div>
  );
}
