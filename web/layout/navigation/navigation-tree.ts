import type { Navigation, NavigationItem } from './navigation-item';

interface Address {
  pathname: string;
  search: string;
}

/**
 * Copies the children of a `default` entry to entries with the same id in other variants, when these have none. Other
 * clients of the API do the same.
 */
export function completeVariants({ default: tree, compact, futuristic, horizontal }: Navigation): Navigation {
  const complete = (items: NavigationItem[]) =>
    items.map((item) => {
      if (item.children?.length) return item;
      const children = tree.find(({ id }) => id === item.id)?.children;
      return children ? { ...item, children } : item;
    });
  return {
    default: tree,
    compact: complete(compact),
    futuristic: complete(futuristic),
    horizontal: complete(horizontal),
  };
}

/**
 * The entries that can be shown. It leaves out hidden entries, entries without a page, empty parents and stray
 * dividers.
 */
export function visibleItems(items: NavigationItem[], isPage: (link: string) => boolean): NavigationItem[] {
  return items
    .flatMap((item) => {
      const { type, link, externalLink, hidden, children } = item;
      if (typeof hidden === 'function' ? hidden(item) : hidden) return [];
      if (type === 'divider' || type === 'spacer') return [item];
      if (link && !externalLink && !isPage(link)) return [];
      if (type === 'basic') return [item];
      const shown = visibleItems(children ?? [], isPage);
      return shown.some(isEntry) ? [{ ...item, children: shown }] : [];
    })
    .filter(dividesEntries);
}

/**
 * Decides which entries open a second column. `all`: collapsables too, where there is no room below them. `own`: only
 * the entries of type `aside`. `none`: all open in place, as on a small screen.
 */
export function withAsides(items: NavigationItem[], asides: 'all' | 'own' | 'none'): NavigationItem[] {
  return items.map((item) => {
    if (item.type === 'group') return { ...item, children: withAsides(item.children ?? [], asides) };
    if (item.type === 'collapsable' && asides === 'all') return { ...item, type: 'aside' };
    if (item.type === 'aside' && asides === 'none') return { ...item, type: 'collapsable' };
    return item;
  });
}

/** Whether an entry belongs to the shown page. */
export function isActive(item: NavigationItem, at: Address): boolean {
  const { active, link, externalLink, disabled, exactMatch, queryParams } = item;
  if (active) return true;
  if (!link || externalLink || disabled) return false;
  const isHere = at.pathname === link || (!exactMatch && at.pathname.startsWith(`${link}/`));
  const search = new URLSearchParams(at.search);
  return isHere && Object.entries(queryParams ?? {}).every(([name, value]) => search.get(name) === value);
}

/** Whether an entry, or an entry below it, belongs to the shown page. */
export function holdsActive(item: NavigationItem, at: Address): boolean {
  return isActive(item, at) || (item.children ?? []).some((child) => holdsActive(child, at));
}

function isEntry({ type }: NavigationItem): boolean {
  return type !== 'divider' && type !== 'spacer';
}

/** A divider needs an entry before it, and one after it before the next divider. */
function dividesEntries(item: NavigationItem, index: number, items: NavigationItem[]): boolean {
  if (item.type !== 'divider') return true;
  const after = items.slice(index + 1);
  const next = after.findIndex(({ type }) => type === 'divider');
  return items.slice(0, index).some(isEntry) && after.slice(0, next < 0 ? undefined : next).some(isEntry);
}
