import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SideSheet } from '../components/side-sheet';
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

/** Over the page, with a backdrop, a focus trap and Escape. */
function OverlayDrawer({ drawer, label, children }: DrawerProps) {
  const { pathname } = useLocation();
  const openedAt = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address counts when it opens and when it closes
  useEffect(() => {
    // The browser gives the focus back to the button that opened it; who has chosen a page goes on in that page.
    const isElsewhere = openedAt.current !== null && openedAt.current !== pathname;
    if (!drawer.isOpen && isElsewhere) document.getElementById('contenido')?.focus({ preventScroll: true });
    openedAt.current = drawer.isOpen ? pathname : null;
  }, [drawer.isOpen]);

  return (
    <SideSheet side="left" className={styles.over} aria-label={label} isOpen={drawer.isOpen} onClose={drawer.close}>
      <div className={styles.inside}>{children}</div>
    </SideSheet>
  );
}
