import type { CSSProperties } from 'react';
import styles from './barra.module.css';

interface BarraProps {
  /** From 0 to 100. */
  value: number;
  /** What is measured. */
  label: string;
}

/** How far somebody is, as a thin bar. */
export function Barra({ value, label }: BarraProps) {
  return (
    <div
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
