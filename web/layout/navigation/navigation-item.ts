/**
 * One entry of the navigation, as GET /api/common/navigation sends it (`function` and a `hidden` rule are only in
 * code).
 */
export interface NavigationItem {
  id: string;
  type: 'basic' | 'aside' | 'collapsable' | 'group' | 'divider' | 'spacer';
  title?: string;
  subtitle?: string;
  /** The name of an icon of the template, such as `heroicons_outline:folder`. */
  icon?: string;
  badge?: { title: string; classes?: string };
  link?: string;
  externalLink?: boolean;
  target?: string;
  /** Runs in place of a link when the entry is chosen. */
  function?: (item: NavigationItem) => void;
  disabled?: boolean;
  hidden?: boolean | ((item: NavigationItem) => boolean);
  /** Whether the entry is marked as the current one at every address. */
  active?: boolean;
  /** Whether the entry is marked only at its own address, and not at addresses below it. */
  exactMatch?: boolean;
  tooltip?: string;
  fragment?: string;
  queryParams?: Record<string, string>;
  children?: NavigationItem[];
}

export type NavigationVariant = 'default' | 'compact' | 'futuristic' | 'horizontal';

export type Navigation = Record<NavigationVariant, NavigationItem[]>;
