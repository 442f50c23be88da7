import { Segments } from '../segments';
import styles from './charts.module.css';

interface PeriodSwitchProps<Value extends string> {
  /** The name for screen readers: «Período». */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Chooses between a few periods. */
export function PeriodSwitch<Value extends string>({ label, options, value, onChange }: PeriodSwitchProps<Value>) {
  return (
    <Segments className={styles.periods} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => option.value !== value && onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </Segments>
  );
}
