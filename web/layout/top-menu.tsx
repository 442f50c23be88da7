import type { ComponentType } from 'react';
import type { NavigationItem } from './navigation/navigation-item';
import { NavigationMissing } from './navigation/navigation-missing';
import { useNavigation } from './navigation/use-navigation';

interface TopMenuProps {
  Menu: ComponentType<{ items: NavigationItem[] }>;
  isPage: (link: string) => boolean;
}

/** The navigation in the top bar. */
export function TopMenu({ Menu, isPage }: TopMenuProps) {
  const { items, isMissing, retry } = useNavigation('horizontal', isPage);
  return isMissing ? <NavigationMissing onRetry={retry} /> : <Menu items={items} />;
}
