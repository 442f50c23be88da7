import type { CSSProperties } from 'react';
import { Box } from '../../../components/layout/layout';
import styles from './progress-bar.module.css';

interface BarraProps {
  /** The share that is done, from 0 to 100. */
  value: number;
  /** The name of the bar for screen readers. */
  label: string;
}

/** A thin bar that shows the progress of a course. */
export function Barra({ value, label }: BarraProps) {
  return (
    <Box
      round="full"
      fill="neutral-soft"
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      title={`${value} %`}
      style={{ '--done': `${value}%` } as CSSProperties}
    />
  );
}
