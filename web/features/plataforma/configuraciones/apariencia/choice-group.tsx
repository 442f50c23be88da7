import { type ReactNode, useId } from 'react';
import styles from './apariencia.module.css';

interface ChoiceGroupProps<Value extends string> {
  label: string;
  /** Whether the label is hidden, because the heading above says it. */
  isLabelHidden?: boolean;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
  /** `chips` wrap in lines; `tiles` is a grid of small tiles; `rows` is a grid of wide cards. */
  arrangement: 'chips' | 'tiles' | 'rows';
  /** A class for one choice, such as the theme that the choice shows. */
  classOf?: (value: Value) => string;
  /** A short hint about one choice, shown on hover and on focus. */
  hintOf?: (value: Value) => string | undefined;
  children: (value: Value) => ReactNode;
}

/** A choice among a few values. Its native radio buttons let the arrow keys choose. */
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
                  // `?layout=` may show another layout than the saved one. Then a click on the saved layout must count.
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
