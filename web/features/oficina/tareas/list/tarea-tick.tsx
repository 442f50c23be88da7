import { Check } from 'lucide-react';
import { Stack } from '../../../../components/layout/layout';
import styles from './tarea-tick.module.css';

interface TareaTickProps {
  title: string;
  isDone: boolean;
  /** Called with the new state. Without it, the tick is only shown. */
  onChange?: (isDone: boolean) => void;
}

/** A round checkbox that completes a tarea, large enough for a finger. */
export function TareaTick({ title, isDone, onChange }: TareaTickProps) {
  return (
    <Stack as="label" middle fixed relative className={styles.tick}>
      <input
        type="checkbox"
        checked={isDone}
        disabled={!onChange}
        aria-label={`Completada: ${title}`}
        onChange={({ target }) => onChange?.(target.checked)}
      />
      <span className={styles.box}>
        <Check size={12} strokeWidth={3} aria-hidden="true" />
      </span>
    </Stack>
  );
}
