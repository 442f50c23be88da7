import type { ReactNode } from 'react';
import { type ChartSerie, chartColor, tonesOfCharts } from './chart-data';
import { useTramas } from './tramas';

const strokes: ReactNode[] = [
  null,
  <path key="1" d="M-2 2 L2 -2 M0 8 L8 0 M6 10 L10 6" />,
  <circle key="2" cx="4" cy="4" r="1.25" />,
  <path key="3" d="M0 4 H8" />,
  <path key="4" d="M0 4 H8 M4 0 V8" />,
  <path key="5" d="M-2 6 L2 10 M0 0 L8 8 M6 -2 L10 2" />,
];

/** From the seventh place on, a colour is repeated with another pattern. */
const patternOf = (place: number) => (place + Math.floor(place / tonesOfCharts)) % strokes.length;

interface ChartPatternProps {
  id: string;
  place: number;
  tone?: ChartSerie['tone'];
}

/**
 * The fill of a surface: the colour of its place. On request it is under a pattern of its own, so that surfaces differ
 * without colour. The first pattern is plain.
 */
export function ChartPattern({ id, place, tone }: ChartPatternProps) {
  const color = chartColor(place, tone);
  const { hasTramas } = useTramas();
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill={color} />
      <g stroke="var(--color-surface)" strokeWidth="1.5" fill="none">
        {hasTramas && strokes[patternOf(place)]}
      </g>
    </pattern>
  );
}

/** The ids of the patterns of one chart. Characters of `useId` that `url(#…)` does not accept are left out. */
export const patternId = (id: string, place: number): string => `trama${id.replace(/\W/g, '')}-${place}`;
