import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Menu } from 'lucide-react';
import { FullscreenToggle } from './fullscreen-toggle';
import { SchemeToggle } from './scheme-toggle';
import styles from './top-bar.module.css';
import type { DrawerState } from './use-drawer';
import { UserMenu } from './user-menu';

/** The bar over every page. */
export function TopBar({ drawer }: { drawer: DrawerState }) {
  const label = drawer.isOpen ? 'Cerrar la navegación' : 'Abrir la navegación';
  return (
    <header className={styles.bar}>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-expanded={drawer.isOpen} onClick={drawer.toggle}>
          <Menu size={20} strokeWidth={1.75} />
        </IconButton>
      </Tooltip>
      <div className={styles.actions}>
        <FullscreenToggle />
        <SchemeToggle />
        <UserMenu />
      </div>
    </header>
  );
}
