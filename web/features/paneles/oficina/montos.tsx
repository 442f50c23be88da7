import { CartesianChart } from '../../../components/charts/cartesian-chart';
import { ChartCard } from '../../../components/charts/chart-card';
import { FigureTile } from '../../../components/charts/figure-tile';
import { Sparkline } from '../../../components/charts/sparkline';
import { ErrorState } from '../../../components/error-state';
import { formatMonto } from '../../../lib/numeros';
import { selectPais } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';
import styles from '../paneles.module.css';
import { usePanelesFindMontosQuery } from '../paneles-api';

const compact = new Intl.NumberFormat('es-AR', { notation: 'compact', maximumFractionDigits: 1 });

/** What the deeds amount to, by acto and period. */
export function Montos() {
  const pais = useAppSelector(selectPais);
  const { data, error, refetch } = usePanelesFindMontosQuery(undefined, { refetchOnMountOrArgChange: 10 });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const format = (amount: string | number) => formatMonto(String(amount), data?.moneda ?? 'ARS', pais);
  const tile = (label: string, periods: readonly { firmado: string }[] | undefined, before: string) => (
    <FigureTile
      label={label}
      value={periods && format(periods.at(-1)?.firmado ?? '0')}
      note={periods && `${before}: ${format(periods.at(-2)?.firmado ?? '0')}`}
    >
      {periods && <Sparkline values={periods.map(({ firmado }) => Number(firmado))} />}
    </FigureTile>
  );
  return (
    <>
      <p className={styles.explained}>
        Suman los montos de las carpetas que usted ve, en la moneda de la oficina{data && ` (${data.moneda})`}: no son
        honorarios.
        {data && data.enOtraMoneda > 0 && ` Quedan fuera ${data.enOtraMoneda} carpetas con montos en otra moneda.`}
      </p>
      <div className={styles.tiles3}>
        {tile('Firmado esta semana', data?.semanas, 'La anterior')}
        {tile('Firmado este mes', data?.meses, 'El anterior')}
        {tile('Firmado este año', data?.anios, 'El anterior')}
      </div>
      <ChartCard
        title="Montos por acto"
        subtitle="Lo firmado en el año, y lo que falta firmar"
        data={
          data && {
            heading: 'Acto',
            labels: data.actos.map(({ acto }) => acto),
            series: [
              { name: 'Firmado', kind: 'column', values: data.actos.map(({ firmado }) => Number(firmado)) },
              { name: 'Por firmar', kind: 'column', values: data.actos.map(({ porFirmar }) => Number(porFirmar)) },
            ],
            links: data.actos.map(({ id }) => `/carpetas?acto=${id}`),
          }
        }
        format={format}
        emptyText="Ninguna carpeta de este año tiene un monto."
        height={300}
      >
        {(chart) => (
          <CartesianChart
            data={chart}
            label="Montos por acto"
            format={format}
            formatAxis={(value) => compact.format(value)}
            height={260}
            isStacked
            hasDecimals
          />
        )}
      </ChartCard>
    </>
  );
}
