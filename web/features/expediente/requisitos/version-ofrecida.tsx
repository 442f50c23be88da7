import { useState } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { Button } from '../../../components/button';
import { latePanel } from '../../../components/late-panel';
import { Alert } from '../../../components/ui/alert';
import styles from './lista/requisitos.module.css';

const { Panel: ActualizarActoDialog } = latePanel(
  async () => (await import('./dialogos/actualizar-acto-dialog')).ActualizarActoDialog,
);

/** Offers the newest version of the acto to a carpeta that has an earlier one. */
export function VersionOfrecida({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const [isAsking, setIsAsking] = useState(false);
  const { version, ultima } = carpeta.acto;
  if (ultima <= version || !carpeta.permisos.decidirRequisitos) return null;
  return (
    <div className={styles.oferta}>
      <Alert
        severity="info"
        action={
          <Button size="small" variant="outlined" onClick={() => setIsAsking(true)}>
            Pasar a la versión {ultima}
          </Button>
        }
      >
        El acto cambió: esta carpeta tiene su versión {version}.
      </Alert>
      {isAsking && <ActualizarActoDialog carpeta={carpeta} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
