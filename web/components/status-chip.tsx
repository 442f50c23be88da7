import styles from './status-chip.module.css';

export type StatusTone =
  | 'neutral'
  | 'primary'
  | 'petrol'
  | 'info'
  | 'success'
  | 'warning'
  | 'danger'
  | 'violet'
  | 'indigo'
  | 'olive'
  | 'stone'
  | 'magenta';

interface StatusChipProps {
  label: string;
  tone?: StatusTone;
  /** With a dot before the text, for states; without, for labels. */
  hasDot?: boolean;
}

/** A state in a word. The word says it: the colour only helps. */
export function StatusChip({ label, tone = 'neutral', hasDot = true }: StatusChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {hasDot && <span className={styles.dot} aria-hidden="true" />}
      {label}
    </span>
  );
}
