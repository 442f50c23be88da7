import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { HintButton } from '../components/hint-button';
import { Box } from '../components/layout/layout';
import { Brand } from './brand';
import styles from './top-bar.module.css';
import { TopBarActions } from './top-bar-actions';
import type { DrawerState } from './use-drawer';

interface TopBarProps {
  drawer: DrawerState;
  isPage: (link: string) => boolean;
  hasRail: boolean;
  /** The navigation in the bar, for layouts that have it there on larger screens. */
  menu?: ReactNode;
  /** The button that widens the side navigation, for the layout with two widths. */
  widening?: { isWide: boolean; toggle: () => void };
}

/** The bar over every page. */
export function TopBar({ drawer, isPage, hasRail, menu, widening }: TopBarProps) {
  return (
    <Box as="header" only="screen" className={styles.header} data-menu={Boolean(menu)}>
      <div className={styles.bar}>
        {menu ? <Brand /> : <NavigationToggle drawer={drawer} />}
        {widening && drawer.mode === 'side' && drawer.isOpen && <WidthToggle {...widening} />}
        <div className={styles.actions}>
          <TopBarActions isPage={isPage} hasRail={hasRail} />
        </div>
      </div>
      {menu && <div className={styles.menu}>{menu}</div>}
    </Box>
  );
}

function NavigationToggle({ drawer }: { drawer: DrawerState }) {
  const label = drawer.isOpen ? 'Cerrar la navegación' : 'Abrir la navegación';
  return (
    <HintButton label={label} hintAlign="start" aria-expanded={drawer.isOpen} onClick={drawer.toggle}>
      <Menu size={20} strokeWidth={1.75} />
    </HintButton>
  );
}

function WidthToggle({ isWide, toggle }: { isWide: boolean; toggle: () => void }) {
  const Icon = isWide ? PanelLeftClose : PanelLeftOpen;
  return (
    <HintButton label={isWide ? 'Estrechar la navegación' : 'Ensanchar la navegación'} onClick={toggle}>
      <Icon size={20} strokeWidth={1.75} />
    </HintButton>
  );
}
