import { CartesianChart } from '../../../components/charts/cartesian-chart';
import { ChartCard } from '../../../components/charts/chart-card';
import { FigureTile } from '../../../components/charts/figure-tile';
import { Sparkline } from '../../../components/charts/sparkline';
import { ErrorState } from '../../../components/error-state';
import { hoyEnLaCuenta } from '../../../lib/fechas';
import { formatEntero, formatMonto } from '../../../lib/numeros';
import { selectPais } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';
import styles from '../paneles.module.css';
import { usePanelesFindMontosQuery } from '../paneles-api';
import { carpetasCon, carpetasPorFirmar } from './direccion';

const compact = new Intl.NumberFormat('es-AR', { notation: 'compact', maximumFractionDigits: 1 });

/** What the deeds amount to, by acto and period. */
export function Montos() {
  const pais = useAppSelector(selectPais);
  const { data, error, refetch } = usePanelesFindMontosQuery(undefined, { refetchOnMountOrArgChange: 10 });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const format = (amount: string | number) => formatMonto(String(amount), data?.moneda ?? 'ARS', pais);
  const hoy = hoyEnLaCuenta();
  const tile = (label: string, periods: readonly { desde: string; firmado: string }[] | undefined, before: string) => (
    <FigureTile
      label={label}
      to={periods && carpetasCon('firmada', periods.at(-1)?.desde ?? hoy, hoy)}
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
        {data && data.enOtraMoneda > 0 && ` ${fueraText(data.enOtraMoneda)}`}
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
              {
                name: 'Firmado',
                kind: 'column',
                values: data.actos.map(({ firmado }) => Number(firmado)),
                links: data.actos.map(
                  ({ id }) => `${carpetasCon('firmada', `${hoy.slice(0, 4)}-01-01`, hoy)}&acto=${id}`,
                ),
              },
              {
                name: 'Por firmar',
                kind: 'column',
                values: data.actos.map(({ porFirmar }) => Number(porFirmar)),
                links: data.actos.map(({ id }) => carpetasPorFirmar(id)),
              },
            ],
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

const fueraText = (carpetas: number): string =>
  carpetas === 1
    ? 'Queda fuera 1 carpeta con el monto en otra moneda.'
    : `Quedan fuera ${formatEntero(carpetas)} carpetas con montos en otra moneda.`;
