import { type ReactNode, useEffect, useRef } from 'react';
import styles from './drawer.module.css';
import type { DrawerState } from './use-drawer';

interface DrawerProps {
  drawer: DrawerState;
  label: string;
  children: ReactNode;
}

/** Holds a navigation: fixed beside the page, or over it with a backdrop, a focus trap and Escape. */
export function Drawer({ drawer, label, children }: DrawerProps) {
  if (drawer.mode === 'over') {
    return (
      <OverlayDrawer drawer={drawer} label={label}>
        {children}
      </OverlayDrawer>
    );
  }
  return (
    <aside className={styles.side} aria-label={label} data-open={drawer.isOpen} inert={!drawer.isOpen}>
      {children}
    </aside>
  );
}

/** A modal dialog of the browser's own: it keeps the focus inside, closes on Escape and makes the page inert. */
function OverlayDrawer({ drawer, label, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (drawer.isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [drawer.isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the dialog knows it
    <dialog
      ref={dialog}
      className={styles.over}
      aria-label={label}
      onClose={drawer.close}
      onClick={(event) => event.target === dialog.current && drawer.close()}
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  );
}
