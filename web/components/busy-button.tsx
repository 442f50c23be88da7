import type { ComponentProps } from 'react';

interface BusyButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  isBusy: boolean;
  look?: 'primary' | 'plain';
}

/** A button in plain CSS, for guest pages. While it is busy, it shows a spinner and is disabled. */
export function BusyButton({ isBusy, look = 'primary', disabled, children, ...props }: BusyButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`button button-${look}`}
      disabled={disabled || isBusy}
      aria-busy={isBusy}
    >
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
