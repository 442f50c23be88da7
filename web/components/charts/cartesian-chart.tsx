import { useId, useRef } from 'react';
import { Area, Bar, CartesianGrid, ComposedChart, LabelList, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { formatEntero } from '../../lib/numeros';
import { useSize } from '../../lib/use-size';
import { Box } from '../layout/layout';
import { type ChartData, type ChartSerie, chartColor, chartDash } from './chart-data';
import { ChartLegend } from './chart-legend';
import { ChartPattern, patternId } from './chart-pattern';
import { ChartTooltip } from './chart-tooltip';

interface CartesianChartProps {
  data: ChartData;
  /** The chart's accessible name. */
  label: string;
  /** Writes a value: «12», «$ 1.234,50». */
  format?: (value: number) => string;
  /** Writes a value on the axis, where there is less room. */
  formatAxis?: (value: number) => string;
  /** The height in pixels, without the legend. */
  height?: number;
  /** Whether columns and areas are stacked, because they are parts of a whole. */
  isStacked?: boolean;
  /** Whether each value is written over its column. For few columns only. */
  showsValues?: boolean;
  /** Whether values may have decimals, as amounts and shares do. */
  hasDecimals?: boolean;
  /** Whether the axis of values begins at 0. It must for columns; a line of rates would look flat. */
  isFromZero?: boolean;
}

/** The most labels that are all written on the axis. */
const few = 8;
/** The approximate width of the axis of values, and of a letter of the other axis, in pixels. */
const axisWidth = 64;
const letterWidth = 6.5;

const text = { fill: 'var(--color-text-soft)', fontSize: 12 };

/**
 * Lines, areas and columns over labels, also of several kinds in one chart. Arrow keys move along the chart. Nothing is
 * animated, so that a changed figure can be read at once.
 */
export function CartesianChart(props: CartesianChartProps) {
  const {
    data,
    label,
    format = formatEntero,
    formatAxis = format,
    height = 260,
    hasDecimals = false,
    isFromZero = true,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const id = useId();
  const rows = data.labels.map((_, row) => {
    const values = data.series.map((serie, place) => [String(place), serie.values[row] ?? null]);
    return { row, ...Object.fromEntries(values) };
  });
  // Few labels are all written, each in its own room; of many labels some are left out.
  const isFew = rows.length <= few;
  const room = Math.max(Math.floor((width - axisWidth) / rows.length / letterWidth), 3);
  const tick = (row: number) => {
    const name = data.ticks?.[row] ?? data.labels[row] ?? '';
    return isFew && name.length > room ? `${name.slice(0, room - 1).trimEnd()}…` : name;
  };
  return (
    <Box shrinks>
      <div ref={box} style={{ height }}>
        {width > 0 && (
          <ComposedChart
            width={width}
            height={height}
            data={rows}
            margin={{ top: props.showsValues ? 20 : 8, right: 8, bottom: 0, left: 0 }}
            aria-label={`${label}. Con las flechas se recorre.`}
          >
            <defs>
              {data.series.map(({ name, tone }, place) => (
                <ChartPattern key={name} id={patternId(id, place)} place={place} tone={tone} />
              ))}
            </defs>
            <CartesianGrid vertical={false} stroke="var(--color-border)" />
            <XAxis
              dataKey="row"
              tickFormatter={tick}
              tick={text}
              tickLine={false}
              interval={isFew ? 0 : 'preserveEnd'}
              minTickGap={12}
              stroke="var(--color-border-strong)"
            />
            <YAxis
              width="auto"
              tick={text}
              tickLine={false}
              axisLine={false}
              allowDecimals={hasDecimals}
              domain={isFromZero ? [0, 'auto'] : ['auto', 'auto']}
              tickFormatter={formatAxis}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: 'var(--color-hover)', stroke: 'var(--color-border-strong)' }}
              content={(place) => <ChartTooltip place={place} data={data} format={format} />}
            />
            {data.series.map((serie, place) =>
              drawSerie(serie, place, { ...props, format, fill: patternId(id, place) }),
            )}
          </ComposedChart>
        )}
      </div>
      <ChartLegend series={data.series} />
    </Box>
  );
}

interface Look extends Pick<CartesianChartProps, 'isStacked' | 'showsValues'> {
  format: (value: number) => string;
  fill: string;
}

/** This is a function and not a component: the chart library looks for its own elements among its children. */
function drawSerie({ name, kind = 'line', tone, values }: ChartSerie, place: number, look: Look) {
  const dot = values.length <= 31 && { r: 3, fill: 'var(--color-surface)', strokeDasharray: '0' };
  const shared = {
    dataKey: String(place),
    name,
    isAnimationActive: false,
    stackId: look.isStacked ? 'todo' : undefined,
  };
  const stroke = { stroke: chartColor(place, tone), strokeWidth: 2, strokeDasharray: chartDash(place), dot };
  if (kind === 'line') return <Line key={name} {...shared} {...stroke} type="linear" />;
  if (kind === 'area') {
    return <Area key={name} {...shared} {...stroke} type="linear" fill={chartColor(place, tone)} fillOpacity={0.16} />;
  }
  return (
    <Bar key={name} {...shared} fill={`url(#${look.fill})`} radius={look.isStacked ? 0 : [4, 4, 0, 0]} maxBarSize={36}>
      {look.showsValues && (
        <LabelList
          position="top"
          fill="var(--color-text-soft)"
          fontSize={12}
          formatter={(value) => (Number(value) ? look.format(Number(value)) : '')}
        />
      )}
    </Bar>
  );
}
