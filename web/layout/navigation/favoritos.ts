import type { NavigationItem } from './navigation-item';

/** The favourite entries that this menu has, in the person's order. */
export function favoritosIn(items: readonly NavigationItem[], ids: readonly string[]): NavigationItem[] {
  const pages = new Map(pagesIn(items).map((item) => [item.id, item]));
  return ids.flatMap((id) => pages.get(id) ?? []);
}

/** The ids with one more at the end, or without it. */
export function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/**
 * The ids in their order after a drag. Favourites that this menu does not have keep their places.
 * @param shown the ids that the menu shows
 * @param index the new place among the shown ids without the dragged id
 */
export function withMoved(ids: readonly string[], shown: readonly string[], id: string, index: number): string[] {
  const others = ids.filter((other) => other !== id);
  const following = shown.filter((other) => other !== id)[index];
  const place = following === undefined ? others.length : others.indexOf(following);
  return others.toSpliced(place < 0 ? others.length : place, 0, id);
}

/** The entries that lead to a page, at any depth. */
export function pagesIn(items: readonly NavigationItem[]): NavigationItem[] {
  return items.flatMap((item) => (item.children ? pagesIn(item.children) : item.link ? [item] : []));
}
