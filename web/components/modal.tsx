import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './modal.module.css';

export type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'> & {
  /** For one that stays mounted while it is closed, so as to slide away. */
  isOpen?: boolean;
  /** Escape, or a press outside. */
  onClose: () => void;
  ref?: RefObject<HTMLDialogElement | null>;
};

/**
 * The browser's own modal dialog, over everything else: it keeps the focus inside, makes the page inert, closes on
 * Escape, and gives the focus back to what had it before.
 */
export function Modal({ isOpen = true, onClose, className = '', ref, ...props }: ModalProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const wasPressedInside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen) return;
    element?.showModal();
    return () => element?.close();
  }, [isOpen, dialog]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the dialog knows it
    <dialog
      {...props}
      ref={dialog}
      className={`${styles.modal} ${className}`}
      // Told late by the browser: by then it may have been opened again.
      onClose={({ currentTarget }) => isOpen && !currentTarget.open && onClose()}
      onPointerDown={({ target, currentTarget }) => {
        wasPressedInside.current = target !== currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        // Whoever marks a text and lets go outside has not pressed there.
        if (target === currentTarget && !wasPressedInside.current) onClose();
      }}
    />
  );
}
