import MuiDrawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import styles from './drawer.module.css';
import type { DrawerState } from './use-drawer';

interface DrawerProps {
  drawer: DrawerState;
  label: string;
  children: ReactNode;
}

/** Holds a navigation: fixed beside the page, or over it with a backdrop, a focus trap and Escape. */
export function Drawer({ drawer, label, children }: DrawerProps) {
  if (drawer.mode === 'side') {
    return (
      <div className={styles.side} data-open={drawer.isOpen} inert={!drawer.isOpen}>
        {children}
      </div>
    );
  }
  return (
    <MuiDrawer
      open={drawer.isOpen}
      onClose={drawer.close}
      transitionDuration={{ enter: 400, exit: 400 }}
      slotProps={{
        paper: { className: styles.over, 'aria-label': label, role: 'dialog', 'aria-modal': true },
        backdrop: { transitionDuration: 300 },
      }}
    >
      {children}
    </MuiDrawer>
  );
}
