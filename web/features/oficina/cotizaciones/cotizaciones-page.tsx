import { FileUp, ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { monedaNombre } from '../../../../server/vocabulario/monedas';
import { Button } from '../../../components/button';
import { ErrorState } from '../../../components/error-state';
import { latePanel } from '../../../components/late-panel';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { PageHeader } from '../../../components/page-header';
import { useUrlState } from '../../../lib/use-url-state';
import { usePermiso } from '../../../session/use-permiso';
import { CarterasCard } from './carteras-card';
import { ConversorCard } from './conversor-card';
import styles from './cotizaciones.module.css';
import { type Panel, usePanelDeCotizacionesFindPanelQuery } from './cotizaciones-api';
import { parOf, parText, schema } from './direccion';
import { FuenteAviso } from './fuente-aviso';
import { ParCard } from './par-card';
import { SeguidasCard } from './seguidas-card';

const { Panel: AnotarDialog } = latePanel(async () => (await import('./anotar-dialog')).AnotarDialog);
const { Panel: ElegirDialog } = latePanel(async () => (await import('./elegir-dialog')).ElegirDialog);
const { Panel: ImportarDialog } = latePanel(async () => (await import('./importar-dialog')).ImportarDialog);

/** What is open over the page. `anotar` may have the day of the rate that is corrected. */
type Abierto = { que: 'anotar'; dia?: string } | { que: 'elegir' } | { que: 'importar' } | null;

/** The rates of the currencies that the office works with. */
export function CotizacionesPage() {
  const [busqueda, change] = useUrlState(schema);
  const { data: panel, error, refetch } = usePanelDeCotizacionesFindPanelQuery();
  const canEdit = usePermiso('cotizaciones.editar');
  const [abierto, setAbierto] = useState<Abierto>(null);
  const close = () => setAbierto(null);
  const [first] = panel?.watchlist ?? [];
  const shown = busqueda.par ?? (first && parText({ moneda: first.iso, base: first.base }));
  const par = shown ? parOf(shown) : undefined;

  return (
    <>
      <PageHeader
        title="Cotizaciones"
        subtitle={panel ? subtitleOf(panel) : 'Las monedas con las que trabaja la oficina.'}
        actions={
          <>
            <Button variant="outlined" startIcon={<ListPlus {...icon} />} onClick={() => setAbierto({ que: 'elegir' })}>
              Elegir monedas
            </Button>
            {canEdit && (
              <>
                <Button
                  variant="outlined"
                  startIcon={<FileUp {...icon} />}
                  onClick={() => setAbierto({ que: 'importar' })}
                >
                  Importar
                </Button>
                <Button
                  variant="contained"
                  startIcon={<Plus {...icon} />}
                  onClick={() => setAbierto({ que: 'anotar' })}
                >
                  Anotar cotización
                </Button>
              </>
            )}
          </>
        }
      />
      <LimiteDeRol
        permiso="cotizaciones.editar"
        que="anotar, importar ni corregir cotizaciones, ni ver los montos de las carpetas"
        quienes="oficina"
      />
      {error && !panel ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {panel && <FuenteAviso panel={panel} />}
          <div className={styles.page}>
            <div className={styles.lado}>
              <SeguidasCard
                seguidas={panel?.watchlist}
                shown={shown}
                onShow={(text) => change({ par: text }, { replace: true })}
              />
              <ConversorCard moneda={panel?.moneda} />
            </div>
            <div className={styles.centro}>
              <ParCard
                par={par}
                dias={busqueda.dias}
                onDias={(dias) => change({ dias }, { replace: true })}
                onCorrect={canEdit ? (dia) => setAbierto({ que: 'anotar', dia }) : undefined}
              />
              <CarterasCard panel={panel} />
            </div>
          </div>
        </>
      )}
      {abierto?.que === 'anotar' && panel && (
        <AnotarDialog
          par={par ?? { moneda: 'USD', base: panel.moneda }}
          dia={abierto.dia ?? panel.hoy}
          isCorrection={abierto.dia !== undefined}
          onClose={close}
        />
      )}
      {abierto?.que === 'elegir' && panel && <ElegirDialog panel={panel} onClose={close} />}
      {abierto?.que === 'importar' && <ImportarDialog moneda={panel?.moneda ?? ''} onClose={close} />}
    </>
  );
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const subtitleOf = ({ moneda }: Panel) =>
  `La moneda de la cuenta es ${monedaNombre(moneda).toLowerCase()} (${moneda}).`;
