import { type ReactNode, useId } from 'react';
import styles from './apariencia.module.css';

interface ChoiceGroupProps<Value extends string> {
  label: string;
  /** The heading above already says it. */
  isLabelHidden?: boolean;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
  /** How the choices lie: as many chips as fit, a grid of small tiles, or one of wide cards. */
  arrangement: 'chips' | 'tiles' | 'rows';
  /** A class for one choice, such as the theme that it is a sample of. */
  classOf?: (value: Value) => string;
  /** A word about one choice, shown when it is pointed at or has the focus. */
  hintOf?: (value: Value) => string | undefined;
  children: (value: Value) => ReactNode;
}

/** One of a few, as the browser's own radio buttons: the arrow keys choose. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, isLabelHidden, values, value, onChange, arrangement, classOf, hintOf, children } = props;
  const id = useId();
  return (
    <div>
      <h3 className={isLabelHidden ? 'visually-hidden' : styles.label} id={id}>
        {label}
      </h3>
      <div className={styles[arrangement]} role="radiogroup" aria-labelledby={id}>
        {values.map((each) => {
          const hint = hintOf?.(each);
          const hintId = hint && `${id}-${each}`;
          return (
            <div key={each} className={`${styles.choice} ${classOf?.(each) ?? ''}`}>
              <label>
                <input
                  type="radio"
                  className={styles.radio}
                  name={id}
                  checked={each === value}
                  aria-describedby={hintId}
                  onChange={() => onChange(each)}
                  // What is chosen may not be what shows, as with a layout that the address asks for: it counts again.
                  onClick={() => each === value && onChange(each)}
                />
                {children(each)}
              </label>
              {hint && (
                <span className={styles.hint} role="tooltip" id={hintId}>
                  {hint}
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
