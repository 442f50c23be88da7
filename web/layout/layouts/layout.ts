import type { ComponentType } from 'react';
import type { Layout as LayoutName } from '../../session/session';
import type { NavigationItem, NavigationVariant } from '../navigation/navigation-item';

export const layoutNames: readonly LayoutName[] = [
  'empty',
  'centered',
  'enterprise',
  'material',
  'modern',
  'classic',
  'classy',
  'compact',
  'dense',
  'futuristic',
  'thin',
];

/** How a side navigation shows its entries. Their widths are 280, 112, 80 and 80 px. */
export type Appearance = 'default' | 'compact' | 'dense' | 'thin';

/** The parts of one layout. The frame draws the other parts, and its stylesheet knows the name of the layout. */
export interface Layout {
  name: LayoutName;
  /** Whether only the loading bar and the page show. */
  isBare?: true;
  /** The variant of the menu at the side. On small screens every layout but the bare one has this menu. */
  variant: NavigationVariant;
  appearance: Appearance;
  /** The colours of the navigation: near black, the colours of the surfaces, or the theme's own deep colour. */
  tone: 'dark' | 'light' | 'deep';
  /** Where the side navigation shows the signed-in person. */
  person?: 'top' | 'bottom';
  /** Whether the quick chat has a column at the right. */
  hasRail?: true;
  /** The navigation of larger screens, in place of the side navigation. */
  Menu?: ComponentType<{ items: NavigationItem[] }>;
  /** The footer of the layout. */
  footer?: 'plantilla';
}
