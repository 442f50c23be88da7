import type { Layout as LayoutName } from '../../session/session';
import { classy } from './classy';
import type { Layout } from './layout';

const loaded = new Map<LayoutName, Layout>([['classy', classy]]);

/** The layout, if its code is already loaded. */
export function loadedLayout(name: LayoutName): Layout | undefined {
  return loaded.get(name);
}

export async function loadLayout(name: LayoutName): Promise<Layout> {
  const { otherLayouts } = loaded.has(name) ? { otherLayouts: {} } : await import('./other-layouts');
  for (const layout of Object.values<Layout>(otherLayouts)) loaded.set(layout.name, layout);
  return loaded.get(name) ?? classy;
}
