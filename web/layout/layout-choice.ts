import type { Layout as LayoutName } from '../session/session';
import { layoutNames } from './layouts/layout';

interface LayoutChoices {
  /** The address's query: `?layout=`. */
  search: string;
  /** What the page's routes ask for, outermost first. */
  handles: unknown[];
  /** What the person prefers, as it was stored. */
  preference: string | undefined;
}

const storageKey = 'carpetas.layout';

/** The address decides, or what one asked for before in this tab; then the page's route, the person, the standard. */
export function chooseLayout({ search, handles, preference }: LayoutChoices): LayoutName {
  const ofRoute = handles.map((handle) => (handle as { layout?: LayoutName } | undefined)?.layout);
  return (
    layoutOf(search) ??
    askedLayout() ??
    readLayout(ofRoute.findLast((name) => name !== undefined)) ??
    readLayout(preference) ??
    'classy'
  );
}

const layoutOf = (search: string) => readLayout(new URLSearchParams(search).get('layout'));

/** Keeps what an address asks for. Once for each address: what was forgotten since must not come back with a render. */
export function rememberAskedLayout(search: string): void {
  const asked = layoutOf(search);
  if (asked) sessionStorage.setItem(storageKey, asked);
}

/** The layout that an address asked for, in this tab. */
export function askedLayout(): LayoutName | undefined {
  return readLayout(sessionStorage.getItem(storageKey));
}

const listeners = new Set<() => void>();

/** Lets the person's own choice count again, when they make one: the address's would go on hiding it. */
export function forgetAskedLayout(): void {
  sessionStorage.removeItem(storageKey);
  for (const listener of listeners) listener();
}

/** Called when what an address asked for no longer counts. */
export function subscribeToForgetting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readLayout(text: string | null | undefined): LayoutName | undefined {
  return layoutNames.find((name) => name === text);
}
