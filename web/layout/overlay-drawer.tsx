import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Sheet } from '../components/ui/sheet';
import styles from './drawer.module.css';

interface OverlayDrawerProps {
  label: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A navigation over the page, with a backdrop, a focus trap and Escape. */
export function OverlayDrawer({ label, isOpen, onClose, children }: OverlayDrawerProps) {
  const { pathname } = useLocation();
  const openedAt = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address matters only when it opens and closes
  useEffect(() => {
    // The button that opened the drawer gets the focus back. After a navigation the new page gets it instead.
    const isElsewhere = openedAt.current !== null && openedAt.current !== pathname;
    if (!isOpen && isElsewhere) document.getElementById('contenido')?.focus({ preventScroll: true });
    openedAt.current = isOpen ? pathname : null;
  }, [isOpen]);

  return (
    <Sheet side="left" className={styles.over} aria-label={label} isOpen={isOpen} onClose={onClose}>
      <div className={styles.inside}>{children}</div>
    </Sheet>
  );
}
