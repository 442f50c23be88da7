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
  /** States have a dot before the text; labels have none. */
  hasDot?: boolean;
}

/** A state as a word. The colour only helps: it says nothing that the word does not. */
export function StatusChip({ label, tone = 'neutral', hasDot = true }: StatusChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {hasDot && <span className={styles.dot} aria-hidden="true" />}
      {label}
    </span>
  );
}
