import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../../../../components/error-state';
import { LoadingSkeleton } from '../../../../../components/loading-skeleton';
import { StatusChip } from '../../../../../components/status-chip';
import { formatFechaLarga } from '../../../../../lib/fechas';
import { Seccion } from '../../seccion';
import { useSegundoFactorGetQuery } from '../seguridad-api';
import { ActivarTotp } from './activar-totp';
import { CodigosDialog } from './codigos-dialog';
import { CodigosRestantes } from './codigos-restantes';
import styles from './dos-pasos.module.css';
import { QuitarTotp } from './quitar-totp';

/** Two-step verification: after the password, a code of an authenticator app. */
export function DosPasosSection() {
  const { data, error, refetch } = useSegundoFactorGetQuery(undefined, { refetchOnFocus: true });
  const [codigos, setCodigos] = useState<string[] | null>(null);
  // The dialog opens from another dialog, which is gone by then, so the section takes the focus.
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const comeBack = () => document.activeElement === document.body && section.current?.focus();
    return codigos ? () => void comeBack() : undefined;
  }, [codigos]);
  return (
    <Seccion
      ref={section}
      title="Verificación en dos pasos"
      text="Además de la contraseña se pide un código que cambia cada 30 segundos: quien solo tenga su contraseña no entra."
    >
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <LoadingSkeleton rows={1} rowHeight={40} />}
      {data && !data.totp.activo && (
        <div className={styles.state}>
          <StatusChip label="Desactivada" />
          <ActivarTotp onActivated={setCodigos} />
        </div>
      )}
      {data?.totp.activo && (
        <>
          <div className={styles.state}>
            <StatusChip label="Activada" tone="success" />
            {data.totp.desde && <span className={styles.desde}>Desde el {formatFechaLarga(data.totp.desde)}</span>}
            <QuitarTotp />
          </div>
          <CodigosRestantes total={data.codigosRestantes} onRenewed={setCodigos} />
        </>
      )}
      {codigos && <CodigosDialog codigos={codigos} onClose={() => setCodigos(null)} />}
    </Seccion>
  );
}
