import type { ComponentProps, MouseEvent } from 'react';
import styles from './hint-button.module.css';
import { type Place, withTokens } from './layout/tokens';

type HintButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'disabled'> &
  Place & {
    /** The accessible name, which is also the tooltip. */
    label: string;
    /** The edge of the button that the tooltip is aligned with, to stay inside the window. */
    hintAlign?: 'start' | 'center' | 'end';
    size?: 'small' | 'medium' | 'large';
  };

/**
 * A button with only an icon. The tooltip is CSS: the library's tooltip would add 24 KB to every page. `aria-disabled`
 * turns the button off, since a disabled button would lose the focus.
 */
export function HintButton({ label, hintAlign = 'center', size = 'medium', onClick, ...rest }: HintButtonProps) {
  return (
    <button
      type="button"
      {...withTokens(styles.button, rest)}
      onClick={rest['aria-disabled'] === true ? doNothing : onClick}
      aria-label={label}
      data-hint={label}
      data-hint-align={hintAlign}
      data-size={size}
    />
  );
}

/** Does nothing on a press. It also keeps a submit button from sending its form. */
export const doNothing = (event: MouseEvent) => event.preventDefault();
