import { monedaNombre } from '../../../../server/vocabulario/monedas';
import { CartesianChart } from '../../../components/charts/cartesian-chart';
import { ChartCard } from '../../../components/charts/chart-card';
import type { ChartData } from '../../../components/charts/chart-data';
import { PeriodSwitch } from '../../../components/charts/period-switch';
import { ErrorState } from '../../../components/error-state';
import { Fact } from '../../../components/facts';
import { Stack, Text } from '../../../components/layout/layout';
import { dayMs, formatFecha, hoyEnLaCuenta } from '../../../lib/fechas';
import styles from './cotizaciones.module.css';
import { type CotizacionDeHistoria, type Par, useCotizacionesFindHistoryQuery } from './cotizaciones-api';
import { type Periodo, periodos } from './direccion';
import { formatCambio, formatValor } from './formato';
import { HistoriaCard } from './historia-card';

interface ParCardProps {
  /** The pair of the chart; undefined until the pairs are loaded. */
  par: Par | undefined;
  dias: Periodo;
  onDias: (dias: Periodo) => void;
  /** Corrects the rate of a day; undefined for people who may not. */
  onCorrect: ((dia: string) => void) | undefined;
}

/** The chart of a pair, its key figures, and a table of its rates. */
export function ParCard({ par, dias, onDias, onCorrect }: ParCardProps) {
  const { currentData, error, refetch } = useCotizacionesFindHistoryQuery(
    { moneda: par?.moneda ?? '', base: par?.base ?? '', tamano: 400 },
    { skip: !par },
  );
  const desde = hoyEnLaCuenta(new Date(Date.now() - Number(dias) * dayMs));
  const shown = currentData?.cotizaciones.filter(({ dia }) => dia >= desde);
  const rates = shown?.filter(({ vale }) => vale).toReversed();
  const title = par ? `${monedaNombre(par.moneda)} en ${monedaNombre(par.base).toLowerCase()}` : 'Cotización';
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ChartCard
        title={title}
        subtitle={par ? `Cuánto vale 1 ${par.moneda}, en ${par.base}, cada día.` : undefined}
        data={rates && par && toChart(rates, par)}
        format={formatValor}
        emptyText="En este período no se anotó ninguna cotización de esta moneda."
        height={280}
        controls={<PeriodSwitch label="Período" options={periodos} value={dias} onChange={onDias} />}
        footer={<Cifras rates={rates ?? []} base={par?.base ?? ''} />}
      >
        {(data) => (
          <CartesianChart data={data} label={title} format={formatValor} height={280} hasDecimals isFromZero={false} />
        )}
      </ChartCard>
      <HistoriaCard cotizaciones={shown} base={par?.base ?? ''} onCorrect={onCorrect} />
    </>
  );
}

const toChart = (rates: readonly CotizacionDeHistoria[], { moneda, base }: Par): ChartData => ({
  heading: 'Día',
  labels: rates.map(({ dia }) => formatFecha(dia)),
  ticks: rates.map(({ dia }) => `${dia.slice(8)}/${dia.slice(5, 7)}`),
  series: [{ name: `${moneda} en ${base}`, values: rates.map(({ valor }) => Number(valor)), kind: 'area' }],
});

/** The key figures of the rates in the chart. */
function Cifras({ rates, base }: { rates: readonly CotizacionDeHistoria[]; base: string }) {
  const [first, last] = [rates[0], rates.at(-1)];
  if (!first || !last) return null;
  const ordered = rates.map(({ valor }) => valor).toSorted((one, other) => Number(one) - Number(other));
  const cifras = [
    ['Última', formatValor(last.valor), formatFecha(last.dia)],
    ['Variación', formatCambio(first.valor, last.valor), `desde el ${formatFecha(first.dia)}`],
    ['Máxima', formatValor(ordered.at(-1) ?? last.valor), base],
    ['Mínima', formatValor(ordered[0] ?? last.valor), base],
  ];
  return (
    <Stack as="dl" padTop={4} margin={0} gap={4} line="top" className={styles.cifras}>
      {cifras.map(([name, figure, note]) => (
        <div key={name}>
          <Fact name={name} nameSize="xs" numeric>
            {figure}
          </Fact>
          <Text as="dd" margin={0} size="xs" tone="soft" numeric>
            {note}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
