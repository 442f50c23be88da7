import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorState } from '../../../components/error-state';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { ComoSeFirmo } from '../protocolo/publico/como-se-firmo';
import { EmptyPartes } from './lista/empty-partes';
import { ParteList } from './lista/parte-list';
import styles from './lista/partes.module.css';
import { PartesHeader } from './lista/partes-header';
import { ParticipacionesList } from './lista/participaciones-list';
import { usePartes } from './use-partes';

/** The tab of the partes of a carpeta. An open dialog stays when they can be edited no more. */
export function PartesTab() {
  const { carpeta, partes, requeridos, esRegistrable, faltantes, error, retry } = usePartes();
  const canEdit = carpeta.permisos.editarPartes;
  const { pathname } = useLocation();
  const [allowed, setAllowed] = useState('');
  if (canEdit && allowed !== pathname) setAllowed(pathname);

  return (
    <section aria-labelledby="partes-titulo">
      <PartesHeader total={partes?.length} faltantes={faltantes} canEdit={canEdit} />
      {partes?.some(({ comoAlFirmar }) => comoAlFirmar) && <ComoSeFirmo deQuienes="las personas" />}
      {partes && <ParticipacionesList carpetaId={carpeta.id} partes={partes} canEdit={canEdit} />}
      {!error && !partes && (
        <div className={`${styles.frame} ${styles.loading}`}>
          <LoadingSkeleton rows={3} rowHeight={72} />
        </div>
      )}
      {(error !== undefined || partes) && (
        <div className={styles.frame}>
          {error !== undefined && <ErrorState error={error} onRetry={retry} />}
          {partes?.length === 0 && <EmptyPartes requeridos={requeridos} canEdit={canEdit} />}
          {partes && partes.length > 0 && (
            <ParteList carpetaId={carpeta.id} partes={partes} canEdit={canEdit} esRegistrable={esRegistrable} />
          )}
        </div>
      )}
      {allowed === pathname && <Outlet context={carpeta} />}
    </section>
  );
}
