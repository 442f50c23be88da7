import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { Button } from '../../../../components/button';
import { latePanel } from '../../../../components/late-panel';
import { Row } from '../../../../components/layout/layout';
import { formatFechaHora } from '../../../../lib/fechas';
import { usePermiso } from '../../../../session/use-permiso';
import styles from './estado-notice.module.css';

const { Panel: DevolverDialog } = latePanel(async () => (await import('./devolver-dialog')).DevolverDialog);

/** Says who proposed the carpeta for the signature, and lets those who decide give it back. */
export function PropuestaAviso({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const canDecide = usePermiso('carpetas.firmar');
  const [isOpen, setIsOpen] = useState(false);
  const { propuestaEn, propuestaPor } = carpeta;
  return (
    <>
      {propuestaEn && (
        <Row align="center" wrap gap={[2, 3]} minHeight={48} pad={[2, 4]} round="md" className={styles.aviso}>
          <FileCheck size={18} strokeWidth={1.75} aria-hidden="true" />
          <p>
            <strong>Propuesta para la firma</strong>
            {propuestaPor && ` por ${propuestaPor.nombre}`}, el {formatFechaHora(propuestaEn)}.
          </p>
          {canDecide && (
            <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
              Devolver
            </Button>
          )}
        </Row>
      )}
      {isOpen && <DevolverDialog carpeta={carpeta} onClose={() => setIsOpen(false)} />}
    </>
  );
}
