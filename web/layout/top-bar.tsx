import { Menu } from 'lucide-react';
import { HintButton } from '../components/hint-button';
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
      <HintButton label={label} hintAlign="start" aria-expanded={drawer.isOpen} onClick={drawer.toggle}>
        <Menu size={20} strokeWidth={1.75} />
      </HintButton>
      <div className={styles.actions}>
        <FullscreenToggle />
        <SchemeToggle />
        <UserMenu />
      </div>
    </header>
  );
}
