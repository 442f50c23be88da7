/** One entry of the navigation, as GET /api/common/navigation carries it (`function` and a `hidden` rule: only in code). */
export interface NavigationItem {
  id: string;
  type: 'basic' | 'aside' | 'collapsable' | 'group' | 'divider' | 'spacer';
  title?: string;
  subtitle?: string;
  /** A template's name, `heroicons_outline:folder`. */
  icon?: string;
  badge?: { title: string; classes?: string };
  link?: string;
  externalLink?: boolean;
  target?: string;
  /** What choosing it does, in place of a link. */
  function?: (item: NavigationItem) => void;
  disabled?: boolean;
  hidden?: boolean | ((item: NavigationItem) => boolean);
  /** Marked whatever the address. */
  active?: boolean;
  /** Marked at its own address alone, not at those below it. */
  exactMatch?: boolean;
  tooltip?: string;
  fragment?: string;
  queryParams?: Record<string, string>;
  children?: NavigationItem[];
}

export type NavigationVariant = 'default' | 'compact' | 'futuristic' | 'horizontal';

export type Navigation = Record<NavigationVariant, NavigationItem[]>;
