/** A count beside the title of an entry. */
export class NavigationBadgeDto {
  title: string;
  classes?: string;
}

export const NAVIGATION_TYPES = ['basic', 'aside', 'collapsable', 'group', 'divider', 'spacer'] as const;

/** An entry of the menu, with the field names of the reference template. */
export class NavigationItemDto {
  /** Each id is unique in the menu. */
  id: string;
  type: (typeof NAVIGATION_TYPES)[number];
  title?: string;
  subtitle?: string;
  /** The name of an icon: `heroicons_outline:<name>`. */
  icon?: string;
  /** The path of a page, or a full address when `externalLink` is true. */
  link?: string;
  externalLink?: boolean;
  target?: string;
  /** Whether the entry is marked only on exactly this path, not on paths below it. */
  exactMatch?: boolean;
  active?: boolean;
  disabled?: boolean;
  tooltip?: string;
  badge?: NavigationBadgeDto;
  children?: NavigationItemDto[];
}

/** The same menu in four variants, for the different layouts. */
export class NavigationDto {
  default: NavigationItemDto[];
  compact: NavigationItemDto[];
  futuristic: NavigationItemDto[];
  horizontal: NavigationItemDto[];
}

/** A page of the menu that a search found. */
export class PaginaHalladaDto extends NavigationItemDto {
  override title: string;
  override link: string;
  /** The title of the page. */
  value: string;
}
