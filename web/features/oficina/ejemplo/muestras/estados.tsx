import { FolderOpen } from 'lucide-react';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { Card, Stack } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import styles from '../ejemplo.module.css';
import { Muestra } from '../muestra';

const problema = { message: 'No se pudo conectar con el servidor. Revise su conexión.' };

/** The states of a list without rows. */
export function Estados() {
  return (
    <Muestra
      id="estados"
      title="Estados"
      text="Toda lista tiene los tres: mientras llega, cuando no hay nada y cuando no se pudo. Los dos últimos dicen qué hacer."
    >
      <Stack gap={6} className={styles.tarjetas}>
        <Card as="article" pad={5} shrinks className={styles.tarjeta}>
          <h3>Mientras llega</h3>
          <div data-sample>
            <LoadingSkeleton rows={4} />
          </div>
        </Card>
        <Card as="article" pad={5} shrinks className={styles.tarjeta}>
          <h3>Sin nada</h3>
          <EmptyState
            Icon={FolderOpen}
            title="Todavía no hay carpetas"
            text="La primera se abre con su acto y su carátula."
            action={<Button variant="outlined">Nueva carpeta</Button>}
          />
        </Card>
        <Card as="article" pad={5} shrinks className={styles.tarjeta}>
          <h3>No se pudo</h3>
          <ErrorState error={problema} onRetry={() => undefined} />
        </Card>
      </Stack>
    </Muestra>
  );
}
