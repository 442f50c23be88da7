import { Card } from '../../../../components/layout/layout';
import { LineSkeleton } from '../../../../components/loading-skeleton';
import styles from './tableros-grid.module.css';

export function TablerosSkeleton() {
  return (
    <div className={styles.grid} role="status" aria-label="Cargando">
      {['62%', '48%', '74%', '55%'].map((width) => (
        <Card key={width} flow="stack" pad={5} className={styles.skeleton}>
          <LineSkeleton width="44px" />
          <LineSkeleton width={width} />
          <LineSkeleton width="88%" />
        </Card>
      ))}
    </div>
  );
}
