import { FolderClosed, type LucideIcon, Users } from 'lucide-react';

export interface NavigationItem {
  id: string;
  title: string;
  link: string;
  Icon: LucideIcon;
}

export interface NavigationGroup {
  id: string;
  title: string;
  subtitle?: string;
  items: NavigationItem[];
}

/** The main navigation, the same for every layout. Only what works is in it. */
export const mainNavigation: NavigationGroup[] = [
  {
    id: 'oficina',
    title: 'Oficina',
    subtitle: 'El trabajo de todos los días',
    items: [
      { id: 'carpetas', title: 'Carpetas', link: '/carpetas', Icon: FolderClosed },
      { id: 'personas', title: 'Personas', link: '/personas', Icon: Users },
    ],
  },
];
