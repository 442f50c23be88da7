import { Dialog as Base } from '@base-ui/react/dialog';
import { type ComponentProps, type RefObject, useRef } from 'react';
import styles from './dialog.module.css';
import { useFocusReturn } from './use-focus-return';

export type DialogProps = Omit<ComponentProps<'div'>, 'ref'> & {
  /** False for a closed dialog that stays mounted, so that it can slide away. */
  isOpen?: boolean;
  /** Called on Escape or a press outside; left out for a dialog that neither of them closes. */
  onClose?: () => void;
  /**
   * A `card` stands in the middle. A `page` does too, but fills the screen of a phone. A `screen` always fills the
   * screen. Without a shape, the class must set the place and the size.
   */
  shape?: 'card' | 'page' | 'screen';
  /**
   * The element that gets the focus, unless another one takes it: the dialog, its first control, or the result of the
   * function.
   */
  focus?: 'itself' | 'first' | ((dialog: HTMLElement) => HTMLElement | null);
  backdropClassName?: string;
  ref?: RefObject<HTMLDivElement | null>;
};

/** A modal dialog over everything else. It keeps the focus inside, hides the page, and then gives the focus back. */
export function Dialog({
  isOpen = true,
  onClose,
  shape,
  focus = 'itself',
  className = '',
  backdropClassName = '',
  ref,
  ...props
}: DialogProps) {
  const own = useRef<HTMLDivElement>(null);
  const popup = ref ?? own;
  useFocusReturn(isOpen);
  return (
    <Base.Root
      open={isOpen}
      disablePointerDismissal={!onClose}
      onOpenChange={(_, { reason }) => {
        if (reason === 'escape-key' && !isOnTop(popup.current)) return;
        onClose?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop forceRender className={`${styles.backdrop} ${backdropClassName}`} />
        <Base.Popup
          {...props}
          ref={popup}
          className={`${styles.dialog} ${className}`}
          data-shape={shape}
          data-dialog
          aria-modal={true}
          initialFocus={() => popup.current && firstFocus(popup.current, focus)}
          finalFocus={false}
        />
      </Base.Portal>
    </Base.Root>
  );
}

function firstFocus(dialog: HTMLElement, focus: DialogProps['focus']): HTMLElement | true {
  if (focus === 'first') return true;
  return (typeof focus === 'function' && focus(dialog)) || dialog;
}

/**
 * Whether this is the latest of the open dialogs. Two open dialogs may not be nested (a question over a form). Escape
 * then closes only the later one.
 */
function isOnTop(dialog: HTMLElement | null): boolean {
  return [...document.querySelectorAll('[data-dialog]')].at(-1) === dialog;
}
