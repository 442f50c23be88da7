import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatEntero } from '../../lib/numeros';
import { Text } from '../layout/layout';
import { LineSkeleton } from '../loading-skeleton';
import styles from './charts.module.css';

interface FigureTileProps {
  label: string;
  /** Undefined while it loads. */
  value: string | number | undefined;
  /** Of the period before: how much more or less is said below. Left out where there is none. */
  before?: { value: number; label: string };
  /** How numbers are written: whole ones without it. */
  format?: (value: number) => string;
  /** A line below the figure, in place of the comparison. */
  note?: ReactNode;
  /** The list that it counts. */
  to?: string;
  tone?: 'danger' | 'warning' | 'success';
  /** A `Sparkline`. */
  children?: ReactNode;
}

/** One figure with its name. It leads to what it counts. */
export function FigureTile(props: FigureTileProps) {
  const { label, value, before, format = formatEntero, note, to, tone, children } = props;
  const text = typeof value === 'number' ? format(value) : value;
  return (
    <article className={styles.tile} data-tone={value ? tone : undefined}>
      <Text as="p" size="sm" tone="soft" className={styles.tileLabel}>
        {to ? <Link to={to}>{label}</Link> : label}
      </Text>
      <Text as="p" size="3xl" weight="strong" numeric className={styles.tileValue}>
        {text ?? <LineSkeleton width="64px" />}
      </Text>
      <p className={styles.tileNote}>
        {note ?? (before && typeof value === 'number' && <Change now={value} format={format} {...before} />)}
      </p>
      {children}
    </article>
  );
}

interface ChangeProps {
  now: number;
  value: number;
  label: string;
  format: (value: number) => string;
}

function Change({ now, value, label, format }: ChangeProps) {
  const difference = now - value;
  const Icon = difference > 0 ? ArrowUp : difference < 0 ? ArrowDown : Minus;
  const words =
    difference === 0 ? 'Igual que' : `${format(Math.abs(difference))} ${difference > 0 ? 'más' : 'menos'} que`;
  return (
    <>
      <Icon size={14} strokeWidth={2} aria-hidden="true" /> {words} {label}
    </>
  );
}
