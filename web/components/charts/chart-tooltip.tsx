import type { TooltipContentProps } from 'recharts';
import { type ChartData, chartColor } from './chart-data';
import { ChartSample } from './chart-legend';
import styles from './charts.module.css';

interface ChartTooltipProps {
  /** The chart library's data about the place under the pointer. */
  place: TooltipContentProps;
  data: ChartData;
  format: (value: number) => string;
}

/** All figures of the label under the pointer. */
export function ChartTooltip({ place, data, format }: ChartTooltipProps) {
  const row = Number(place.label);
  if (!place.active || !(row in data.labels)) return null;
  return (
    <div className={styles.tooltip}>
      <p>{data.labels[row]}</p>
      <ul>
        {data.series.map(({ name, kind = 'line', tone, values }, each) => {
          const value = values[row];
          return (
            <li key={name}>
              <ChartSample place={each} kind={kind} tone={tone} />
              <span>{name}</span>
              <strong>{value == null ? '—' : format(value)}</strong>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The figure of the part under the pointer. */
export function PartTooltip({ place, format }: Omit<ChartTooltipProps, 'data'>) {
  const part: { name: string; value: number; place: number; tone?: 'danger' } | undefined = place.payload[0]?.payload;
  if (!place.active || !part) return null;
  return (
    <div className={styles.tooltip}>
      <p style={{ borderLeft: `3px solid ${chartColor(part.place, part.tone)}`, paddingLeft: 8 }}>
        {part.name}: <strong>{format(part.value)}</strong>
      </p>
    </div>
  );
}
