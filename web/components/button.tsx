import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

interface ButtonLook {
  /** `contained` for the one thing to do here, `outlined` beside it, `text` among other text. */
  variant?: 'contained' | 'outlined' | 'text';
  /** `danger` for what takes something away; `primary` colours a text button. */
  color?: 'inherit' | 'primary' | 'danger';
  size?: 'small' | 'medium';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** What it started is under way: it turns, and is off. It keeps the focus, which a disabled one would lose. */
    loading?: boolean;
  };

/** The button of every page and dialog. */
export function Button({ loading = false, onClick, startIcon, endIcon, children, ...props }: ButtonProps) {
  const busy = loading && { 'aria-disabled': true, 'aria-busy': true };
  return (
    <button type="button" {...look(props)} {...busy} onClick={loading ? doNothing : onClick}>
      {loading ? <span className="spinner" aria-hidden="true" /> : startIcon}
      {children}
      {endIcon}
    </button>
  );
}

/** Nor sends its form. */
const doNothing = (event: MouseEvent) => event.preventDefault();

/** The same look for what leads to an address. */
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
  className,
  ...rest
}: Props) {
  return {
    ...rest,
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
  };
}
