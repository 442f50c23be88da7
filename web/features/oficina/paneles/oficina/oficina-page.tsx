import { Banknote, FolderPlus } from 'lucide-react';
import { LinkButton } from '../../../../components/button';
import { PeriodSwitch } from '../../../../components/charts/period-switch';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { PageHeader } from '../../../../components/page-header';
import { formatFechaLarga, hoyEnLaCuenta } from '../../../../lib/fechas';
import { usePermiso } from '../../../../session/use-permiso';
import { usePanelesFindOficinaQuery } from '../paneles-api';
import { usePanel } from './direccion';
import { Equipo } from './equipo';
import { Inicio } from './inicio';
import { Montos } from './montos';

const vistas = [
  { value: 'inicio', label: 'Inicio' },
  { value: 'montos', label: 'Montos' },
  { value: 'equipo', label: 'Equipo' },
] as const;

/** The office at a glance: what happened, what is due, and who has what. */
export function OficinaPage() {
  const [panel, change] = usePanel();
  const { data, error, refetch } = usePanelesFindOficinaQuery(undefined, { refetchOnMountOrArgChange: 10 });
  const canOpen = usePermiso('carpetas.editar');
  const seesMontos = usePermiso('finanzas.ver');
  return (
    <>
      <PageHeader
        title="Oficina"
        subtitle={formatFechaLarga(data?.hoy ?? hoyEnLaCuenta())}
        actions={
          <>
            <PeriodSwitch
              label="Parte del panel"
              options={vistas.filter(({ value }) => value !== 'montos' || seesMontos)}
              value={panel.vista}
              onChange={(vista) => change({ vista })}
            />
            {canOpen && (
              <LinkButton
                variant="contained"
                to="/carpetas/nueva"
                startIcon={<FolderPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
              >
                Nueva carpeta
              </LinkButton>
            )}
          </>
        }
      />
      <LimiteDeRol permiso="carpetas.editar" que="crear carpetas ni ver los montos" quienes="oficina" />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {panel.vista === 'inicio' && <Inicio oficina={data} panel={panel} onChange={change} />}
          {panel.vista === 'montos' &&
            (seesMontos ? (
              <Montos />
            ) : (
              <EmptyState
                Icon={Banknote}
                title="Su rol no permite ver los montos"
                text="Los ven los titulares, adscriptos y oficiales de la oficina."
              />
            ))}
          {panel.vista === 'equipo' && <Equipo equipo={data?.equipo} />}
        </>
      )}
    </>
  );
}
