import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { doNothing } from './hint-button';
import { type Place, withTokens } from './layout/tokens';

interface ButtonLook extends Place {
  /** `contained` is the main action, `outlined` an action beside it, `text` an action within text. */
  variant?: 'contained' | 'outlined' | 'text';
  /** `danger` is for actions that delete or remove; `primary` colours a text button. */
  color?: 'inherit' | 'primary' | 'danger';
  size?: 'small' | 'medium';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /**
     * Whether the action is under way: the button shows a spinner and does nothing. Unlike a disabled button, it keeps
     * the focus.
     */
    loading?: boolean;
  };

export function Button({ loading = false, onClick, startIcon, endIcon, children, ...props }: ButtonProps) {
  const busy = loading && { 'aria-disabled': true, 'aria-busy': true };
  return (
    <button
      type="button"
      {...look(props)}
      {...busy}
      onClick={loading || props['aria-disabled'] === true ? doNothing : onClick}
    >
      {loading ? <span className="spinner" aria-hidden="true" /> : startIcon}
      {children}
      {endIcon}
    </button>
  );
}

/** A link that looks like a {@link Button}. */
export function LinkButton({ startIcon, endIcon, children, ...props }: ButtonLook & LinkProps) {
  return (
    <Link {...look(props)}>
      {startIcon}
      {children}
      {endIcon}
    </Link>
  );
}

function look<Props extends ButtonLook & { className?: string }>({
  variant = 'text',
  color = 'inherit',
  size = 'medium',
  ...rest
}: Props) {
  return {
    ...withTokens(styles.button, rest),
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
  };
}
