import type { ReactNode } from 'react';
import styles from './field-pair.module.css';

/** Fields beside each other, two in a row of a dialog. On phones they are below each other. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
