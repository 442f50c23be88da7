import { useEffect, useRef } from 'react';
import { Checkbox } from '../checkbox';
import { useElegidas } from './elegibles';
import styles from './selection.module.css';

interface ElegirProps {
  id: string;
  nombre: string;
  /** Whether the Tab key reaches the checkbox. In a list with arrow keys, only one row is a tab stop. */
  isTabStop?: boolean;
}

/** The checkbox of a row. With Shift, it chooses all rows since the last chosen row. */
export function Elegir({ id, nombre, isTabStop = true }: ElegirProps) {
  const { isChosen, toggle } = useElegidas();
  return (
    <label className={styles.elegir}>
      <Checkbox
        tabIndex={isTabStop ? undefined : -1}
        data-elegir={id}
        aria-label={`Elegir ${nombre}`}
        checked={isChosen(id)}
        onChange={({ nativeEvent }) => toggle(id, (nativeEvent as MouseEvent).shiftKey === true)}
      />
    </label>
  );
}

/** The checkbox that chooses all shown rows. */
export function ElegirTodas({ label }: { label: string }) {
  const { ids, isEmpty, isAll, all, clear } = useElegidas();
  const input = useRef<HTMLInputElement>(null);
  const isSome = ids.length > 0 && !isAll;
  useEffect(() => {
    if (input.current) input.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className={styles.elegir}>
      <Checkbox
        ref={input}
        data-elegir-todas
        aria-label={label}
        disabled={isEmpty}
        checked={isAll}
        onChange={() => (isAll ? clear() : void all())}
      />
    </label>
  );
}
