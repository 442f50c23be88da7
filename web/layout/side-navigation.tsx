import { X } from 'lucide-react';
import { useMemo } from 'react';
import { HintButton } from '../components/hint-button';
import { selectUser } from '../session/session-selectors';
import { useAppSelector } from '../store/hooks';
import { Brand } from './brand';
import { Drawer } from './drawer';
import type { Appearance, Layout } from './layouts/layout';
import { MenuPropioContext } from './navigation/menu-propio';
import { NavigationMissing } from './navigation/navigation-missing';
import { withAsides } from './navigation/navigation-tree';
import { useMenuPropio } from './navigation/use-menu-propio';
import { useNavigation } from './navigation/use-navigation';
import { VerticalNavigation } from './navigation/vertical-navigation';
import styles from './side-navigation.module.css';
import type { DrawerState } from './use-drawer';
import { UserCard } from './user-card';

interface SideNavigationProps {
  layout: Layout;
  appearance: Appearance;
  drawer: DrawerState;
  isPage: (link: string) => boolean;
}

/**
 * The navigation beside the page, or over it on a small screen, with the parts that the layout puts above and below it.
 */
export function SideNavigation({ layout, appearance, drawer, isPage }: SideNavigationProps) {
  const user = useAppSelector(selectUser);
  const { items, isMissing, retry } = useNavigation(layout.variant, isPage);
  const menu = useMenuPropio();
  const asides = asidesOf(drawer.mode, appearance);
  const shown = useMemo(() => withAsides(items, asides), [items, asides]);

  return (
    <Drawer drawer={drawer} label="Panel lateral">
      <Brand />
      {drawer.mode === 'over' && (
        <HintButton label="Cerrar" hintAlign="end" className={styles.close} onClick={drawer.close}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      )}
      {user && layout.person === 'top' && <UserCard user={user} place="top" />}
      {isMissing && <NavigationMissing onRetry={retry} />}
      <MenuPropioContext value={menu}>
        <VerticalNavigation items={shown} />
      </MenuPropioContext>
      {user && layout.person === 'bottom' && <UserCard user={user} place="bottom" />}
    </Drawer>
  );
}

/** A column of icons has no room to unfold an entry. A small screen has no room for a second column. */
function asidesOf(mode: DrawerState['mode'], appearance: Appearance) {
  if (mode === 'over') return 'none';
  return appearance === 'compact' || appearance === 'thin' ? 'all' : 'own';
}
