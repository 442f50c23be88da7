import { LineSkeleton } from '../../../components/loading-skeleton';
import styles from './carpeta-header.module.css';

const datos = ['72%', '54%', '64%', '48%', '60%', '76%', '40%', '52%', '58%'];

/** Placeholders while a carpeta's header loads. */
export function CarpetaSkeleton() {
  return (
    <div className={styles.header} role="status" aria-label="Cargando la carpeta">
      <LineSkeleton width="80px" />
      <div className={styles.top}>
        <div className={styles.text}>
          <div className={styles.eyebrow}>
            <LineSkeleton width="240px" />
          </div>
          <div style={{ height: 36, display: 'grid', alignItems: 'center' }}>
            <LineSkeleton width="60%" />
          </div>
        </div>
      </div>
      <div className={styles.datos}>
        {datos.map((width) => (
          <div key={width} className={styles.dato} style={{ height: 44, alignContent: 'center', gap: 10 }}>
            <LineSkeleton width="40%" />
            <LineSkeleton width={width} />
          </div>
        ))}
      </div>
    </div>
  );
}
