import { Card, Row } from '../../../../components/layout/layout';
import { LineSkeleton } from '../../../../components/loading-skeleton';
import styles from './carpeta-header.module.css';
import escritorio from './escritorio.module.css';

/** Placeholders while a carpeta's header loads. */
export function CarpetaSkeleton() {
  return (
    <div className={styles.header} role="status" aria-label="Cargando la carpeta">
      <div className={styles.first}>
        <LineSkeleton width="240px" />
      </div>
      <Row
        align="start"
        justify="between"
        gap={[2, 6]}
        className={styles.top}
        style={{ height: 36, alignItems: 'center' }}
      >
        <LineSkeleton width="60%" />
      </Row>
      <div style={{ height: 36 }}>
        <LineSkeleton width="100%" />
      </div>
      <div className={escritorio.escritorio} />
      <Card style={{ height: 62, padding: 20 }}>
        <LineSkeleton width="72%" />
      </Card>
    </div>
  );
}
