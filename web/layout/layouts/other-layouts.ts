import type { Layout as LayoutName } from '../../session/session';
import { HorizontalNavigation } from '../navigation/horizontal/horizontal-navigation';
import type { Layout } from './layout';

const side = { variant: 'default', appearance: 'default', tone: 'dark', hasRail: true } as const;
const horizontal = { variant: 'default', appearance: 'default', tone: 'light', Menu: HorizontalNavigation } as const;

/** All layouts except the default one, which comes with the shell. */
export const otherLayouts: Record<Exclude<LayoutName, 'classy'>, Layout> = {
  empty: { ...side, name: 'empty', hasRail: undefined, isBare: true },
  centered: { ...horizontal, name: 'centered' },
  enterprise: { ...horizontal, name: 'enterprise', tone: 'dark', hasRail: true },
  material: { ...horizontal, name: 'material' },
  modern: { ...horizontal, name: 'modern', hasRail: true },
  classic: { ...side, name: 'classic' },
  compact: { ...side, name: 'compact', variant: 'compact', appearance: 'compact', footer: 'plantilla' },
  dense: { ...side, name: 'dense', appearance: 'dense' },
  futuristic: { ...side, name: 'futuristic', variant: 'futuristic', tone: 'deep', person: 'bottom' },
  thin: { ...side, name: 'thin', variant: 'compact', appearance: 'thin', tone: 'light' },
};
