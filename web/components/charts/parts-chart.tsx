import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Bar, BarChart, Pie, PieChart, Tooltip, XAxis, YAxis } from 'recharts';
import { formatEntero, formatPorcentaje } from '../../lib/numeros';
import { partesDeCien } from '../../lib/partes-de-cien';
import { PlainList, Row } from '../layout/layout';
import type { ChartData } from './chart-data';
import { ChartSample } from './chart-legend';
import { ChartPattern, patternId } from './chart-pattern';
import { PartTooltip } from './chart-tooltip';
import styles from './charts.module.css';

/** The height of a row of names, as in charts.module.css. A bar stands beside its name. */
const rowHeight = 32;

interface PartsChartProps {
  /** The data, of which the first series is drawn. */
  data: ChartData;
  /** The chart's accessible name. */
  label: string;
  format?: (value: number) => string;
  /** A ring of shares, or a bar for each part, in the order of the names. */
  shape?: 'donut' | 'bars';
  /** The diameter of the ring, or the width of the longest bar, in pixels. */
  size?: number;
}

/** The parts of a whole, with their names, figures and shares beside them. */
export function PartsChart({ data, label, format = formatEntero, shape = 'donut', size = 200 }: PartsChartProps) {
  const id = useId();
  const values = data.labels.map((_, row) => data.series[0]?.values[row] ?? 0);
  const shares = partesDeCien(values);
  const isBars = shape === 'bars';
  const parts = data.labels.map((name, row) => {
    const tone = data.tones?.[row];
    // Bars differ by their names beside them, so one colour is enough.
    const place = isBars ? 0 : row;
    return { name, value: values[row] ?? 0, row, place, tone, fill: `url(#${patternId(id, row)})` };
  });
  const tooltip = (
    <Tooltip
      isAnimationActive={false}
      cursor={{ fill: 'var(--color-hover)' }}
      content={(place) => <PartTooltip place={place} format={format} />}
    />
  );
  const patterns = (
    <defs>
      {parts.map(({ name, row, place, tone }) => (
        <ChartPattern key={name} id={patternId(id, row)} place={place} tone={tone} />
      ))}
    </defs>
  );
  const radius = size / 2 - 4;
  const spoken = `${label}. Con las flechas se recorre.`;
  return (
    <Row align="center" justify="center" wrap={!isBars} gap={[4, 6]}>
      {isBars ? (
        <BarChart
          layout="vertical"
          width={size}
          height={rowHeight * parts.length}
          data={parts}
          margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
          aria-label={spoken}
        >
          {patterns}
          <XAxis type="number" hide />
          <YAxis type="category" dataKey="name" hide />
          <Bar dataKey="value" barSize={16} radius={[0, 4, 4, 0]} isAnimationActive={false} />
          {tooltip}
        </BarChart>
      ) : (
        <PieChart width={size} height={size} aria-label={spoken}>
          {patterns}
          <Pie
            data={parts}
            dataKey="value"
            nameKey="name"
            startAngle={90}
            endAngle={-270}
            innerRadius={radius * 0.6}
            outerRadius={radius}
            stroke="var(--color-surface)"
            strokeWidth={2}
            isAnimationActive={false}
          />
          {tooltip}
        </PieChart>
      )}
      <PlainList flow="stack" size="sm" className={styles.partsLegend}>
        {parts.map(({ name, value, row, place, tone }) => {
          const to = data.links?.[row];
          const share = formatPorcentaje((shares[row] ?? 0) / 100);
          return (
            <li key={name} data-legend={`${name}: ${format(value)} (${share})`}>
              <ChartSample place={place} tone={tone} />
              {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
              <strong>{format(value)}</strong>
              <span className={styles.share}>{share}</span>
            </li>
          );
        })}
      </PlainList>
    </Row>
  );
}
