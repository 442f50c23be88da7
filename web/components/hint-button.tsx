import type { ComponentProps } from 'react';
import styles from './hint-button.module.css';

type HintButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  /** What it does: its accessible name, and its tooltip. */
  label: string;
  /** Where the tooltip keeps inside the window. */
  hintAlign?: 'start' | 'center' | 'end';
  size?: 'small' | 'medium' | 'large';
};

/** An icon that is a button. The tooltip is CSS: the library's is 24 KB, and would be on every page. */
export function HintButton({ label, hintAlign = 'center', size = 'medium', className, ...rest }: HintButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-hint={label}
      data-hint-align={hintAlign}
      data-size={size}
      className={className ? `${styles.button} ${className}` : styles.button}
    />
  );
}
