import { FileUp, ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { monedaNombre } from '../../../../server/vocabulario/monedas';
import { Button } from '../../../components/button';
import { Sparkline } from '../../../components/charts/sparkline';
import { ErrorState } from '../../../components/error-state';
import { latePanel } from '../../../components/late-panel';
import { BareButton, Cut, PlainList, Row, Stack, Text } from '../../../components/layout/layout';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { PageHeader } from '../../../components/page-header';
import { Alert } from '../../../components/ui/alert';
import { formatFecha, formatFechaHora } from '../../../lib/fechas';
import { contar } from '../../../lib/numeros';
import { useUrlState } from '../../../lib/use-url-state';
import { usePermiso } from '../../../session/use-permiso';
import { ConversorCard } from './conversor-card';
import styles from './cotizaciones.module.css';
import { type Panel, type Seguida, usePanelDeCotizacionesFindPanelQuery } from './cotizaciones-api';
import { Tarjeta } from './cotizaciones-card';
import { parOf, parText, schema } from './direccion';
import { formatCambio, formatCantidad, formatValor } from './formato';
import { ParCard } from './par-card';

const { Panel: AnotarDialog } = latePanel(async () => (await import('./anotar-dialog')).AnotarDialog);
const { Panel: ElegirDialog } = latePanel(async () => (await import('./elegir-dialog')).ElegirDialog);
const { Panel: ImportarDialog } = latePanel(async () => (await import('./importar-dialog')).ImportarDialog);

/** The dialog over the page. `anotar` has a day when the rate of that day is corrected. */
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
          <Stack gap={5} className={styles.page}>
            <Stack gap={5} packed shrinks>
              <SeguidasCard
                seguidas={panel?.watchlist}
                shown={shown}
                onShow={(text) => change({ par: text }, { replace: true })}
              />
              <ConversorCard moneda={panel?.moneda} />
            </Stack>
            <Stack gap={5} packed shrinks>
              <ParCard
                par={par}
                dias={busqueda.dias}
                onDias={(dias) => change({ dias }, { replace: true })}
                onCorrect={canEdit ? (dia) => setAbierto({ que: 'anotar', dia }) : undefined}
              />
              <CarterasCard panel={panel} />
            </Stack>
          </Stack>
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

/** Says why the rates of the operator's source could not be fetched. Without a failure it shows nothing. */
function FuenteAviso({ panel: { consulta } }: { panel: Panel }) {
  if (!consulta?.falla) return null;
  return (
    <Alert severity="warning">
      No se pudieron traer las cotizaciones de la fuente ({formatFechaHora(consulta.intentadaEn)}): se volverá a
      intentar. {consulta.falla}{' '}
      {consulta.lograda
        ? `Las últimas son del ${formatFechaHora(consulta.lograda)}.`
        : 'Mientras tanto se pueden anotar a mano.'}
    </Alert>
  );
}

/** The sums of the open carpetas by currency. People who may not see sums get no card. */
function CarterasCard({ panel }: { panel: Panel | undefined }) {
  if (!usePermiso('cotizaciones.carteras')) return null;
  return (
    <Tarjeta id="carteras" title="Carpetas abiertas, por moneda">
      <Text as="p" size="sm" tone="soft">
        La suma de los montos de las carpetas que usted ve y que no están entregadas, archivadas ni anuladas. Son montos
        de las operaciones, no honorarios ni dinero en poder de la oficina.
      </Text>
      {!panel && <LoadingSkeleton rows={3} />}
      {panel?.carteras.length === 0 && (
        <Text as="p" size="sm" tone="soft">
          Ninguna carpeta abierta tiene un monto.
        </Text>
      )}
      <PlainList flow="stack" className={styles.carteras}>
        {panel?.carteras.map(({ moneda, monto, carpetas, equivalente }) => (
          <Row as="li" padY={2} gap={3} align="center" justify="between" minHeight={52} line="bottom" key={moneda}>
            <Stack as="span" gap="2px" shrinks>
              <Text as="strong" weight="medium">
                {monedaNombre(moneda)}
              </Text>
              <Cut size="xs" tone="soft">
                {contar(carpetas, 'carpeta', 'carpetas')}
              </Cut>
            </Stack>
            <Stack as="span" gap="2px" shrinks className={styles.valor}>
              <Text as="strong" numeric weight="medium" size="sm">
                {formatCantidad(monto, moneda)}
              </Text>
              {moneda !== panel.moneda && (
                <Text size="xs" tone="soft">
                  {equivalente ? `≈ ${formatCantidad(equivalente, panel.moneda)}` : `Sin cotización en ${panel.moneda}`}
                </Text>
              )}
            </Stack>
          </Row>
        ))}
      </PlainList>
    </Tarjeta>
  );
}

interface SeguidasCardProps {
  /** The followed pairs; undefined while they load. */
  seguidas: readonly Seguida[] | undefined;
  /** The pair in the chart, in the form of the address. */
  shown: string | undefined;
  onShow: (par: string) => void;
}

/** The pairs that the person follows. One of them is in the chart. */
function SeguidasCard({ seguidas, shown, onShow }: SeguidasCardProps) {
  return (
    <Tarjeta id="seguidas" title="Monedas que se siguen">
      {!seguidas && <LoadingSkeleton rows={5} />}
      <PlainList flow="stack" className={styles.seguidas}>
        {seguidas?.map((seguida) => {
          const text = parText({ moneda: seguida.iso, base: seguida.base });
          return (
            <li key={text}>
              <BareButton hover className={styles.seguida} aria-pressed={text === shown} onClick={() => onShow(text)}>
                <SeguidaContent seguida={seguida} />
              </BareButton>
            </li>
          );
        })}
      </PlainList>
    </Tarjeta>
  );
}

function SeguidaContent({ seguida }: { seguida: Seguida }) {
  const { title, iso, base, valor, anterior, dia, trend, series } = seguida;
  const points = series[0]?.data ?? [];
  return (
    <>
      <Stack as="span" gap="2px" shrinks>
        <Text as="strong" weight="medium">
          {iso}
        </Text>
        <Cut size="xs" tone="soft">
          {title}
        </Cut>
      </Stack>
      <span className={styles.curva} aria-hidden="true">
        {points.length > 1 && <Sparkline values={points.map(({ y }) => y)} height={28} />}
      </span>
      <Stack as="span" gap="2px" shrinks className={styles.valor}>
        <Text as="strong" numeric weight="medium" size="sm">
          {valor ? `${formatValor(valor)} ${base}` : 'Sin cotización'}
        </Text>
        <Text size="xs" tone="soft" data-trend={valor && anterior && valor !== anterior ? trend.dir : undefined}>
          {valor && anterior && `${formatCambio(anterior, valor)} · `}
          {dia ? formatFecha(dia) : 'en el último año'}
        </Text>
      </Stack>
    </>
  );
}
