import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
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
    <aside className={styles.side} aria-label={label} inert={!drawer.isOpen}>
      {children}
    </aside>
  );
}

/** A modal dialog of the browser's own: it keeps the focus inside, closes on Escape and makes the page inert. */
function OverlayDrawer({ drawer, label, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address counts when it opens and when it closes
  useEffect(() => {
    if (drawer.isOpen) {
      openedAt.current = pathname;
      dialog.current?.showModal();
    } else if (dialog.current?.open) {
      dialog.current.close();
      // The browser gives the focus back to the button that opened it; who has chosen a page goes on in that page.
      if (openedAt.current !== pathname) document.getElementById('contenido')?.focus({ preventScroll: true });
    }
  }, [drawer.isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the dialog knows it
    <dialog
      ref={dialog}
      className={styles.over}
      aria-label={label}
      onClose={() => drawer.isOpen && drawer.close()}
      onClick={(event) => event.target === dialog.current && drawer.close()}
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  );
}
