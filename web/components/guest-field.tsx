import { type ComponentProps, type ReactNode, useId } from 'react';

interface GuestFieldProps extends ComponentProps<'input'> {
  label: string;
  /** The error of the value, once the person has left the field. */
  error?: string | null;
  /** A button inside the field, at its end. */
  action?: ReactNode;
}

/** A labelled input with its message. It is plain CSS, for guest pages. */
export function GuestField({ label, error, action, ...input }: GuestFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-control">
        <input
          {...input}
          id={id}
          className="field-input"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : input['aria-describedby']}
        />
        {action}
      </div>
      {error && (
        <span className="field-message" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
