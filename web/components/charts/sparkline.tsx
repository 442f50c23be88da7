import styles from './charts.module.css';

interface SparklineProps {
  values: readonly number[];
  /**
   * The meaning of the line in words: «De 12 a 30 en ocho semanas». Without it, the line is decoration beside a figure.
   */
  label?: string;
  height?: number;
}

/** A small line without axes, as wide as its place. Pages have dozens of them, so it is plain SVG. */
export function Sparkline({ values, label, height = 40 }: SparklineProps) {
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const step = 100 / Math.max(values.length - 1, 1);
  const points = values.map((value, place) => `${place * step},${(1 - (value - least) / span) * 100}`);
  return (
    <svg
      className={styles.sparkline}
      height={height}
      viewBox="0 -4 100 108"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <polygon points={`0,104 ${points.join(' ')} 100,104`} />
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
