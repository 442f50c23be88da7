import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatEntero } from '../../lib/numeros';
import { Text } from '../layout/layout';
import { LineSkeleton } from '../loading-skeleton';
import styles from './charts.module.css';

interface FigureTileProps {
  label: string;
  /** The figure; undefined while it loads. */
  value: string | number | undefined;
  /** The figure of the period before, for the comparison below. Left out without such a period. */
  before?: { value: number; label: string };
  /** Writes a number; whole numbers by default. */
  format?: (value: number) => string;
  /** A line below the figure, instead of the comparison. */
  note?: ReactNode;
  /** The address of the list of things that the figure counts. */
  to?: string;
  tone?: 'danger' | 'warning' | 'success';
  /** A `Sparkline`. */
  children?: ReactNode;
}

/** A figure with its name, and a link to the things that it counts. */
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
