import { Columns3, List } from 'lucide-react';
import styles from './como-switch.module.css';
import type { Como } from './use-como';

const maneras = [
  { como: 'lista', label: 'Lista', Icon: List },
  { como: 'tablero', label: 'Tablero', Icon: Columns3 },
] as const;

/** How the carpetas are shown: as a list, or by state. */
export function ComoSwitch({ como, onChange }: { como: Como; onChange: (como: Como) => void }) {
  return (
    <fieldset className={styles.switch} aria-label="Cómo se muestran las carpetas">
      {maneras.map(({ como: one, label, Icon }) => (
        <button
          key={one}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={one === como}
          onClick={() => one !== como && onChange(one)}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}
