import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Checkbox } from '../../../components/checkbox';
import styles from './tick-field.module.css';

interface TickFieldProps {
  label: string;
  isChecked: boolean;
  isDisabled: boolean;
  /** The message of a wrong choice. */
  error?: string;
  /** Further text below the checkbox. */
  children: ReactNode;
  onChange: (isChecked: boolean) => void;
}

/** A checkbox of a guest form, with further text below it. */
export function TickField({ label, isChecked, isDisabled, error, children, onChange }: TickFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // A tick made before the page's code arrived is only in the input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page takes over
  useLayoutEffect(() => {
    if (input.current?.checked) onChange(true);
  }, []);

  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <Checkbox
          ref={input}
          id={id}
          checked={isChecked}
          disabled={isDisabled}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error ${id}-more` : `${id}-more`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {error && (
        <span className="field-message" id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
      <div id={`${id}-more`} className={styles.more}>
        {children}
      </div>
    </div>
  );
}
