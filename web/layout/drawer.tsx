import { type ReactNode, useEffect } from 'react';
import { latePanel } from '../components/late-panel';
import { Box } from '../components/layout/layout';
import styles from './drawer.module.css';
import type { DrawerState } from './use-drawer';

const over = latePanel(async () => (await import('./overlay-drawer')).OverlayDrawer);

interface DrawerProps {
  drawer: DrawerState;
  label: string;
  children: ReactNode;
}

/** Holds a navigation: fixed beside the page, or over it with a backdrop, a focus trap and Escape. */
export function Drawer({ drawer, label, children }: DrawerProps) {
  const isOver = drawer.mode === 'over';
  useEffect(() => {
    if (isOver) void over.preload();
  }, [isOver]);
  if (isOver) {
    return (
      <over.Panel label={label} isOpen={drawer.isOpen} onClose={drawer.close}>
        {children}
      </over.Panel>
    );
  }
  return (
    <Box as="aside" only="screen" className={styles.side} aria-label={label} inert={!drawer.isOpen}>
      {children}
    </Box>
  );
}
