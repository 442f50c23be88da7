import { diferencia } from '../lib/diferencia';
import styles from './distinto.module.css';

interface DistintoProps {
  text: string;
  /** The other version of the text. */
  de: string;
}

/** A text with a mark on the part that differs from another version. */
export function Distinto({ text, de }: DistintoProps) {
  const { antes, uno, despues } = diferencia(text, de);
  return (
    <>
      {antes}
      {uno && <mark className={styles.propio}>{uno}</mark>}
      {despues}
    </>
  );
}
