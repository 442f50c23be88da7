import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Pie, PieChart, Tooltip } from 'recharts';
import { formatEntero, formatPorcentaje } from '../../lib/numeros';
import { PlainList, Row } from '../layout/layout';
import type { ChartData } from './chart-data';
import { ChartSample } from './chart-legend';
import { ChartPattern, patternId } from './chart-pattern';
import { PartTooltip } from './chart-tooltip';
import styles from './charts.module.css';

interface PartsChartProps {
  /** The data, of which the first series is drawn. */
  data: ChartData;
  /** The chart's accessible name. */
  label: string;
  format?: (value: number) => string;
  /** `donut`: the angle is the share. `polar`: all angles are equal, and the radius is the value. */
  shape?: 'donut' | 'polar';
  /** The diameter in pixels. */
  size?: number;
}

/** The parts of a whole, with their names, figures and shares beside them. */
export function PartsChart({ data, label, format = formatEntero, shape = 'donut', size = 200 }: PartsChartProps) {
  const id = useId();
  const values = data.labels.map((_, row) => data.series[0]?.values[row] ?? 0);
  const whole = values.reduce((sum, value) => sum + value, 0);
  const largest = Math.max(...values, 1);
  const isPolar = shape === 'polar';
  const radius = size / 2 - 4;
  const parts = data.labels.map((name, place) => {
    const value = values[place] ?? 0;
    return { name, value, place, angle: isPolar ? 1 : value, fill: `url(#${patternId(id, place)})` };
  });
  return (
    <Row align="center" justify="center" wrap gap={[4, 6]}>
      <PieChart width={size} height={size} aria-label={`${label}. Con las flechas se recorre.`}>
        <defs>
          {parts.map(({ name, place }) => (
            <ChartPattern key={name} id={patternId(id, place)} place={place} />
          ))}
        </defs>
        {isPolar &&
          [0.5, 1].map((share) => <circle key={share} className={styles.ring} cx="50%" cy="50%" r={radius * share} />)}
        <Pie
          data={parts}
          dataKey="angle"
          nameKey="name"
          startAngle={90}
          endAngle={-270}
          innerRadius={isPolar ? 0 : radius * 0.6}
          outerRadius={isPolar ? ({ value }) => Math.max(radius * Math.sqrt(value / largest), 1) : radius}
          stroke="var(--color-surface)"
          strokeWidth={2}
          isAnimationActive={false}
        />
        <Tooltip isAnimationActive={false} content={(place) => <PartTooltip place={place} format={format} />} />
      </PieChart>
      <PlainList flow="stack" size="sm" className={styles.partsLegend}>
        {parts.map(({ name, value, place }) => {
          const to = data.links?.[place];
          const share = formatPorcentaje(whole > 0 ? value / whole : 0);
          return (
            <li key={name} data-legend={`${name}: ${format(value)} (${share})`}>
              <ChartSample place={place} />
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
