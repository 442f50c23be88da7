import { Check } from 'lucide-react';
import styles from './check-mark.module.css';

/** The mark of a menu entry that can be chosen: a box, or a circle when only one entry can be chosen. */
export function CheckMark({ kind = 'many', isChosen }: { kind?: 'one' | 'many'; isChosen: boolean }) {
  return (
    <span className={styles.mark} data-checked={isChosen} data-kind={kind}>
      <Check size={12} strokeWidth={3} aria-hidden="true" />
    </span>
  );
}
