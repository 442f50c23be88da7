import { tabStorage } from '../lib/browser-storage';
import type { Layout as LayoutName } from '../session/session';
import { layoutNames } from './layouts/layout';

interface LayoutChoices {
  /** The address's query: `?layout=`. */
  search: string;
  /** The handles of the page's routes, outermost first. */
  handles: unknown[];
  /** The person's preference, as it was stored. */
  preference: string | undefined;
}

const storageKey = 'carpetas.layout';

/**
 * Decides by the first of these that names a layout: the address, an earlier address in this tab, the page's route, the
 * person's preference, the default.
 */
export function chooseLayout({ search, handles, preference }: LayoutChoices): LayoutName {
  const ofRoute = handles.map((handle) => (handle as { layout?: LayoutName } | undefined)?.layout);
  return (
    layoutOf(search) ??
    layoutOfAddress() ??
    readLayout(ofRoute.findLast((name) => name !== undefined)) ??
    readLayout(preference) ??
    'classy'
  );
}

const layoutOf = (search: string) => readLayout(new URLSearchParams(search).get('layout'));

/**
 * Keeps the layout that an address asks for. Call it once for each address, since a render must not bring back a
 * forgotten layout.
 */
export function rememberAskedLayout(search: string): void {
  const asked = layoutOf(search);
  if (asked) tabStorage.write(storageKey, asked);
}

/** The layout that an address asked for in this tab. */
export function layoutOfAddress(): LayoutName | undefined {
  return readLayout(tabStorage.read(storageKey));
}

const listeners = new Set<() => void>();

/** Drops the layout of the address, so that the person's own choice is shown. */
export function forgetAskedLayout(): void {
  tabStorage.write(storageKey, null);
  for (const listener of listeners) listener();
}

/** Calls `listener` when the layout of the address is dropped. Returns a function that ends the subscription. */
export function subscribeToForgetting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readLayout(text: string | null | undefined): LayoutName | undefined {
  return layoutNames.find((name) => name === text);
}
