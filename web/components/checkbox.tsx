import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';

type TickProps = Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** A checkbox, inside a label or with a name of its own. */
export function Checkbox(props: TickProps) {
  return <input {...props} type="checkbox" className={styles.box} />;
}

/** One of several choices, of which exactly one can be chosen. */
export function Radio(props: TickProps) {
  return <input {...props} type="radio" className={styles.box} />;
}
