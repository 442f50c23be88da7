import type { ComponentProps } from 'react';
import styles from './hint-button.module.css';

type HintButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  /** The accessible name and the tooltip. */
  label: string;
  /** The edge of the button that the tooltip is aligned with, to stay inside the window. */
  hintAlign?: 'start' | 'center' | 'end';
  size?: 'small' | 'medium' | 'large';
};

/** A button with only an icon. The tooltip is CSS: the library's one would add 24 KB to every page. */
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
