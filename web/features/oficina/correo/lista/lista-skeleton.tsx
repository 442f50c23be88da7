import { LineSkeleton } from '../../../../components/loading-skeleton';
import styles from './lista.module.css';

const rows = ['58%', '72%', '40%', '64%', '52%', '70%', '46%'];

/** Placeholders for the mails while they load. */
export function ListaSkeleton() {
  return (
    <div role="status" aria-label="Cargando">
      {rows.map((width) => (
        <div key={width} className={styles.skeleton}>
          <LineSkeleton width={width} />
          <LineSkeleton width="86%" />
          <LineSkeleton width="94%" />
        </div>
      ))}
    </div>
  );
}
