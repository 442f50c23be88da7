import type { ElementType, ReactNode } from 'react';
import styles from './field.module.css';

/** What every field is told by its form. */
export interface FieldProps {
  /** Without it the control says its own name. */
  label?: string;
  required?: boolean;
  /** What is wrong with the value. */
  error?: string;
  /** What is said below while nothing is wrong. */
  help?: ReactNode;
}

interface FieldFrameProps extends FieldProps {
  /** Of the control; the label's and the message's are made of it. */
  id: string;
  /** What the label is, for a control that no `label` can belong to. */
  Label?: ElementType;
  children: ReactNode;
}

/** A control with its label over it and a message under it. */
export function FieldFrame({ id, label, required, error, help, Label = 'label', children }: FieldFrameProps) {
  const labelProps = Label === 'label' ? { htmlFor: id } : {};
  return (
    <div className={styles.field}>
      {label && (
        <Label id={`${id}-label`} className={styles.label} {...labelProps}>
          {label}
          {required && (
            <span className={styles.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </Label>
      )}
      {children}
      {(error ?? help) && (
        <p id={`${id}-help`} className={styles.help} data-error={error !== undefined}>
          {error ?? help}
        </p>
      )}
    </div>
  );
}

/** What ties a control to the messages of its {@link FieldFrame}. */
export function fieldAria(id: string, { required, error, help }: FieldProps) {
  return {
    id,
    'aria-required': required || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': (error ?? help) ? `${id}-help` : undefined,
  };
}
