import { LineSkeleton } from '../../../../components/loading-skeleton';
import datos from './carpeta-datos.module.css';
import styles from './carpeta-header.module.css';
import escritorio from './escritorio.module.css';

/** Placeholders while a carpeta's header loads. */
export function CarpetaSkeleton() {
  return (
    <div className={styles.header} role="status" aria-label="Cargando la carpeta">
      <div className={styles.first}>
        <LineSkeleton width="240px" />
      </div>
      <div className={styles.top} style={{ height: 36, alignItems: 'center' }}>
        <LineSkeleton width="60%" />
      </div>
      <div style={{ height: 36 }}>
        <LineSkeleton width="100%" />
      </div>
      <div className={escritorio.escritorio} />
      <div className={datos.datos} style={{ height: 62, padding: 20 }}>
        <LineSkeleton width="72%" />
      </div>
    </div>
  );
}
