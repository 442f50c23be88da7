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
  /** Whether a dot stands before the text, as it does for states and not for labels. */
  hasDot?: boolean;
}

/** A state as a word. The colour only helps: it says nothing beyond the word. */
export function StatusChip({ label, tone = 'neutral', hasDot = true }: StatusChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {hasDot && <span className={styles.dot} aria-hidden="true" />}
      {label}
    </span>
  );
}
