import { useEffect, useRef } from 'react';
import { Checkbox } from '../checkbox';
import { useElegidas } from './elegibles';
import styles from './seleccion.module.css';

interface ElegirProps {
  id: string;
  nombre: string;
  /** False in a list that the arrow keys move through, except in one row. */
  isTabStop?: boolean;
}

/** The checkbox of a row; with Shift, of all since the last one. */
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

/** The checkbox of all rows that are shown. */
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
