import { useCuentaActualGetQuery } from '../../../../api/cuenta-actual-api';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { usePermiso } from '../../../../session/use-permiso';
import { Seccion } from '../seccion';
import { AjustesForm } from './ajustes-form';
import { CierreSection } from './cierre-section';
import { DatosSoloLectura } from './datos-solo-lectura';
import { ExportarSection } from './exportar-section';
import { LogoSection } from './logo-section';
import { PrimerosPasosSection } from './primeros-pasos-section';

/** Settings of the current cuenta: data, numbering, logo, export and closing. */
export function CuentaPage() {
  const canManage = usePermiso('cuenta.administrar');
  const { data: cuenta, error, refetch } = useCuentaActualGetQuery();
  if (!cuenta) {
    return (
      <Seccion title="Datos de la cuenta">
        {error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingSkeleton rows={4} rowHeight={56} />}
      </Seccion>
    );
  }
  // A requested closing comes first on the page; otherwise the section is last. The key keeps its state when it moves.
  const cierre = canManage && <CierreSection key="cierre" cuenta={cuenta} />;
  return (
    <>
      {cuenta.cierre && cierre}
      {canManage ? <AjustesForm key={cuenta.cuentaId} cuenta={cuenta} /> : <DatosSoloLectura cuenta={cuenta} />}
      <LogoSection logo={cuenta.logo} canManage={canManage} />
      {cuenta.primerosPasos === 'ocultos' && <PrimerosPasosSection />}
      {canManage && <ExportarSection />}
      {!cuenta.cierre && cierre}
    </>
  );
}
