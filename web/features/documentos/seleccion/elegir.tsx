import { useEffect, useRef } from 'react';
import styles from './elegir.module.css';
import { useElegidos } from './seleccion';

/** The checkbox of a document; with Shift, of all since the last one. */
export function Elegir({ id, nombre }: { id: string; nombre: string }) {
  const { isChosen, toggle } = useElegidos();
  return (
    <label className={styles.elegir}>
      <input
        type="checkbox"
        data-documento={id}
        aria-label={`Elegir ${nombre}`}
        checked={isChosen(id)}
        onChange={({ nativeEvent }) => toggle(id, (nativeEvent as MouseEvent).shiftKey === true)}
      />
    </label>
  );
}

/** The checkbox of all documents that are shown. */
export function ElegirTodos() {
  const { ids, isAll, all, clear } = useElegidos();
  const input = useRef<HTMLInputElement>(null);
  const isSome = ids.length > 0 && !isAll;
  useEffect(() => {
    if (input.current) input.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className={styles.elegir}>
      <input
        ref={input}
        type="checkbox"
        aria-label="Elegir todos los documentos"
        checked={isAll}
        onChange={isAll ? clear : all}
      />
    </label>
  );
}
