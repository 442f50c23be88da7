import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { Text } from '../layout/layout';
import { FieldFrame, type FieldProps, fieldAria } from './field';
import styles from './field.module.css';

export type InputProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'id'> & {
    /** A part beside the value: its unit, a flag, a button. */
    start?: ReactNode;
    end?: ReactNode;
  };

/** A one-line text field with its label. */
export function Input({ label, required, error, help, start, end, className = '', ...input }: InputProps) {
  const id = useId();
  const field = { label, required, error, help };
  return (
    <FieldFrame id={id} {...field}>
      <span className={styles.control}>
        {start}
        <input {...input} {...fieldAria(id, field)} className={`${styles.input} ${className}`} />
        {end && (
          <Text fixed tone="soft">
            {end}
          </Text>
        )}
      </span>
    </FieldFrame>
  );
}

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id' | 'rows'> & {
    minRows?: number;
    maxRows?: number;
  };

/** A text field of several lines with its label, which grows with its text. */
export function TextArea({ label, required, error, help, minRows = 1, maxRows = 12, ...input }: TextAreaProps) {
  const id = useId();
  const field = { label, required, error, help };
  return (
    <FieldFrame id={id} {...field}>
      <span className={styles.control}>
        <textarea
          {...input}
          {...fieldAria(id, field)}
          rows={minRows}
          className={styles.input}
          style={{ '--min-rows': minRows, '--max-rows': maxRows } as CSSProperties}
        />
      </span>
    </FieldFrame>
  );
}
