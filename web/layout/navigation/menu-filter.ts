import { fold } from '../../lib/fold';
import type { NavigationItem } from './navigation-item';

/**
 * The pages of the menu that have all typed words in their name or in the name of their group. Accents and capitals do
 * not count. Pages whose name begins with the text come first.
 */
export function filterMenu(items: readonly NavigationItem[], text: string): NavigationItem[] {
  const query = fold(text.trim());
  if (!query) return [];
  const words = query.split(/\s+/);
  const hits = namedIn(items, '').filter(({ names }) => words.every((word) => names.includes(word)));
  const begins = ({ item }: Named) => fold(item.title ?? '').startsWith(query);
  return [...hits.filter(begins), ...hits.filter((hit) => !begins(hit))].map(({ item }) => item);
}

interface Named {
  item: NavigationItem;
  /** The folded names of the page and of what holds it. */
  names: string;
}

function namedIn(items: readonly NavigationItem[], above: string): Named[] {
  return items.flatMap((item) => {
    const names = `${above} ${fold(item.title ?? '')}`;
    if (!item.children) return item.link ? [{ item, names }] : [];
    // «Perfil» alone does not say of what. A group is only a heading.
    const children = item.type === 'group' ? item.children : item.children.map((child) => under(item, child));
    return namedIn(children, names);
  });
}

const under = ({ title }: NavigationItem, child: NavigationItem): NavigationItem => ({ ...child, subtitle: title });
