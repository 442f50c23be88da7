import { CartesianChart } from '../../../components/charts/cartesian-chart';
import { ChartCard } from '../../../components/charts/chart-card';
import type { ChartData } from '../../../components/charts/chart-data';
import { FigureTile } from '../../../components/charts/figure-tile';
import { Stack } from '../../../components/layout/layout';
import { formatFecha, formatMes } from '../../../lib/fechas';
import { formatCompacto, formatEntero } from '../../../lib/numeros';
import { carpetasCon } from '../../expediente/carpetas/public/direcciones';
import styles from './finanzas.module.css';
import type { Finanzas } from './finanzas-api';
import { mesCorto } from './formato';

interface PeriodoCifrasProps {
  /** The figures of the period; undefined while they load. */
  finanzas: Finanzas | undefined;
  format: (value: number) => string;
}

const figures = [
  { key: 'firmado', label: 'Firmado', hecho: 'firmada' },
  { key: 'entregado', label: 'Entregado de lo firmado', hecho: undefined },
  { key: 'abierto', label: 'Abierto', hecho: 'nueva' },
  { key: 'carpetas', label: 'Operaciones firmadas', hecho: 'firmada' },
] as const;

/** The figures of the period, compared with the period before. */
export function PeriodoCifras({ finanzas, format }: PeriodoCifrasProps) {
  const { periodo, anterior, moneda } = finanzas ?? {};
  return (
    <>
      <Stack gap={4} marginBottom={5} breaks className={styles.cifras}>
        {figures.map(({ key, label, hecho }) => (
          <FigureTile
            key={key}
            label={label}
            value={periodo?.[key]}
            format={key === 'carpetas' ? formatEntero : format}
            before={anterior && { value: anterior[key], label: `del ${daysText(anterior)}` }}
            to={hecho && periodo && carpetasCon(hecho, periodo.desde, periodo.hasta, { moneda })}
          />
        ))}
      </Stack>
      <ChartCard
        className={styles.entera}
        title="Firmado en el período"
        subtitle={anterior ? `Junto a lo firmado del ${daysText(anterior)}` : '\u00a0'}
        data={finanzas && toChart(finanzas)}
        format={format}
        emptyText="En este período y en el anterior no se firmó ninguna operación con monto en esta moneda."
      >
        {(data) => (
          <CartesianChart
            data={data}
            label="Firmado en el período"
            format={format}
            formatAxis={formatCompacto}
            hasDecimals
          />
        )}
      </ChartCard>
    </>
  );
}

const daysText = ({ desde, hasta }: { desde: string; hasta: string }) =>
  `${formatFecha(desde)} al ${formatFecha(hasta)}`;

/** The amounts of the days or months of the period, beside the amounts of the period before. */
function toChart({ periodo, anterior, moneda }: Finanzas): ChartData {
  const [now, before] = [periodo.tramos, anterior.tramos];
  const isByDay = now.every(({ desde, hasta }) => desde === hasta);
  return {
    heading: isByDay ? 'Día' : 'Mes',
    labels: now.map(({ desde }) => (isByDay ? formatFecha(desde) : formatMes(desde))),
    ticks: now.map(({ desde }) => (isByDay ? formatFecha(desde).slice(0, 5) : mesCorto(desde))),
    series: [
      {
        name: 'Firmado',
        kind: 'column',
        values: now.map(({ firmado }) => firmado),
        links: now.map(({ desde, hasta }) => carpetasCon('firmada', desde, hasta, { moneda })),
      },
      {
        name: 'Período anterior',
        kind: 'line',
        values: now.map((_, place) => before[place]?.firmado ?? null),
        links: now.map((_, place) => {
          const tramo = before[place];
          return tramo && carpetasCon('firmada', tramo.desde, tramo.hasta, { moneda });
        }),
      },
    ],
  };
}
