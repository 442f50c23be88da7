import { Dialog as Base } from '@base-ui/react/dialog';
import { type ComponentProps, type RefObject, useRef } from 'react';
import styles from './dialog.module.css';
import { useFocusReturn } from './use-focus-return';

export type DialogProps = Omit<ComponentProps<'div'>, 'ref'> & {
  /** For one that stays mounted while it is closed, so as to slide away. */
  isOpen?: boolean;
  /** Escape, or a press outside; without it neither closes it. */
  onClose?: () => void;
  /**
   * How it lies over the page: a `card` in the middle, a `page` that is the whole screen of a phone, or the whole `screen`
   * of all. Without it the class says so.
   */
  shape?: 'card' | 'page' | 'screen';
  /** Where the focus goes unless something in it takes it: to itself, to the first control, or to what is found in it. */
  focus?: 'itself' | 'first' | ((dialog: HTMLElement) => HTMLElement | null);
  backdropClassName?: string;
  ref?: RefObject<HTMLDivElement | null>;
};

/** Over everything else: it keeps the focus inside, hides the page, and gives the focus back to what had it before. */
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

/** Of two that are not one inside the other, as a question is about a form, Escape is for the later one. */
function isOnTop(dialog: HTMLElement | null): boolean {
  return [...document.querySelectorAll('[data-dialog]')].at(-1) === dialog;
}
