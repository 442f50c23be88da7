import type { ElementType, ReactNode } from 'react';
import { Text } from '../layout/layout';
import styles from './field.module.css';

/** The props that every field has. */
export interface FieldProps {
  /** The label; without it the control must have its own accessible name. */
  label?: string;
  required?: boolean;
  /** The error of the value. */
  error?: string;
  /** Shown below the field while there is no error. */
  help?: ReactNode;
}

interface FieldFrameProps extends FieldProps {
  /** The control's id. The ids of the label and the message start with it. */
  id: string;
  /** The element type of the label, for a control that `<label>` cannot name. */
  Label?: ElementType;
  children: ReactNode;
}

/** A control with its label above and a message below. */
export function FieldFrame({ id, label, required, error, help, Label = 'label', children }: FieldFrameProps) {
  const labelProps = Label === 'label' ? { htmlFor: id } : {};
  return (
    <div className={styles.field}>
      {label && (
        <Label id={`${id}-label`} className={styles.label} {...labelProps}>
          {label}
          {required && (
            <Text tone="danger" aria-hidden="true">
              {' *'}
            </Text>
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

/** The attributes that tie a control to the message of its {@link FieldFrame}. */
export function fieldAria(id: string, { required, error, help }: FieldProps) {
  return {
    id,
    'aria-required': required || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': (error ?? help) ? `${id}-help` : undefined,
  };
}
