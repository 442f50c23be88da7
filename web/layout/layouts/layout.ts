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

/** The parts of one layout. The frame does the rest; its stylesheet knows the name. */
export interface Layout {
  name: LayoutName;
  /** Only the loading bar and the page. */
  isBare?: true;
  /** The variant of the menu at the side; on small screens every layout but the bare one has it. */
  variant: NavigationVariant;
  appearance: Appearance;
  /** The colours of the navigation: near black, those of the surfaces, or the theme's own deep one. */
  tone: 'dark' | 'light' | 'deep';
  /** Where the side navigation shows who is signed in. */
  person?: 'top' | 'bottom';
  /** Whether the quick chat has its column at the right. */
  hasRail?: true;
  /** The navigation of larger screens, in place of the one at the side. */
  Menu?: ComponentType<{ items: NavigationItem[] }>;
  /** Its own footer. */
  footer?: 'plantilla';
}
