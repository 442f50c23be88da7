import { Card, Row, Stack } from '../../../../components/layout/layout';
import { LineSkeleton } from '../../../../components/loading-skeleton';
import styles from './carpeta-header.module.css';
import escritorio from './escritorio.module.css';

/** Placeholders while a carpeta's header loads. */
export function CarpetaSkeleton() {
  return (
    <Stack bounded gap={3} marginBottom={3} className={styles.header} role="status" aria-label="Cargando la carpeta">
      <Row align="center" gap={3} shrinks className={styles.first}>
        <LineSkeleton width="240px" />
      </Row>
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
      <Card className={escritorio.escritorio} />
      <Card style={{ height: 62, padding: 20 }}>
        <LineSkeleton width="72%" />
      </Card>
    </Stack>
  );
}
