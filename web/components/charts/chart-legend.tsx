import { useId } from 'react';
import { type ChartSerie, chartColor, chartDash } from './chart-data';
import { ChartPattern, patternId } from './chart-pattern';
import styles from './charts.module.css';

interface ChartSampleProps extends Pick<ChartSerie, 'kind' | 'tone'> {
  place: number;
}

/** A sample of the colour and pattern of a series. */
export function ChartSample({ place, kind = 'column', tone }: ChartSampleProps) {
  const id = patternId(useId(), place);
  return (
    <svg width="20" height="12" aria-hidden="true">
      {kind === 'column' ? (
        <>
          <defs>
            <ChartPattern id={id} place={place} tone={tone} />
          </defs>
          <rect x="4" width="12" height="12" rx="3" fill={`url(#${id})`} />
        </>
      ) : (
        <line
          x1="0"
          x2="20"
          y1="6"
          y2="6"
          stroke={chartColor(place, tone)}
          strokeWidth="2.5"
          strokeDasharray={chartDash(place)}
        />
      )}
    </svg>
  );
}

/** The names of the series beside their samples. The title of the card names a single series. */
export function ChartLegend({ series }: { series: readonly ChartSerie[] }) {
  if (series.length < 2) return null;
  return (
    <ul className={styles.legend} aria-hidden="true">
      {series.map(({ name, kind = 'line', tone }, place) => (
        <li key={name} data-legend={name}>
          <ChartSample place={place} kind={kind} tone={tone} />
          {name}
        </li>
      ))}
    </ul>
  );
}
