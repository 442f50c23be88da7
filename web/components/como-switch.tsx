import type { LucideIcon } from 'lucide-react';
import styles from './como-switch.module.css';
import { Segments } from './segments';

interface ComoSwitchProps<Como extends string> {
  /** The accessible name: «Cómo se muestran las carpetas». */
  label: string;
  maneras: readonly { como: Como; label: string; Icon: LucideIcon }[];
  como: Como;
  onChange: (como: Como) => void;
}

/** Chooses the form in which a page shows its things. */
export function ComoSwitch<Como extends string>({ label, maneras, como, onChange }: ComoSwitchProps<Como>) {
  return (
    <Segments className={styles.switch} aria-label={label}>
      {maneras.map(({ como: one, label: name, Icon }) => (
        <button
          key={one}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={one === como}
          onClick={() => one !== como && onChange(one)}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      ))}
    </Segments>
  );
}
