import { Card, Row, Stack } from '../../../../components/layout/layout';
import { LineSkeleton } from '../../../../components/loading-skeleton';
import styles from './carpeta-header.module.css';

/** Placeholders while a carpeta's header loads. */
export function CarpetaSkeleton() {
  return (
    <div className={styles.header} role="status" aria-label="Cargando la carpeta">
      <Stack bounded gap={1}>
        <Row align="center" gap={3} shrinks className={styles.first}>
          <LineSkeleton width="240px" />
        </Row>
        <Row align="center" style={{ height: 36 }}>
          <LineSkeleton width="60%" />
        </Row>
        <Row align="center" style={{ height: 24 }}>
          <LineSkeleton width="100%" />
        </Row>
        <Card style={{ height: 36 }} />
        <Row align="center" style={{ height: 44 }}>
          <LineSkeleton width="72%" />
        </Row>
      </Stack>
    </div>
  );
}
