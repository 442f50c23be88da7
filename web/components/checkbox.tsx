import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';

type TickProps = Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** A box to tick, with a label around it or of its name. */
export function Checkbox(props: TickProps) {
  return <input {...props} type="checkbox" className={styles.box} />;
}

/** One of several choices, of which exactly one is made. */
export function Radio(props: TickProps) {
  return <input {...props} type="radio" className={styles.box} />;
}
