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

/** The address decides, and goes on doing so while the tab lives; then the page's route, the person, the standard. */
export function chooseLayout({ search, handles, preference }: LayoutChoices): LayoutName {
  const asked = readLayout(new URLSearchParams(search).get('layout'));
  if (asked) sessionStorage.setItem(storageKey, asked);
  const ofRoute = handles.map((handle) => (handle as { layout?: LayoutName } | undefined)?.layout);
  return (
    asked ??
    readLayout(sessionStorage.getItem(storageKey)) ??
    readLayout(ofRoute.findLast((name) => name !== undefined)) ??
    readLayout(preference) ??
    'classy'
  );
}

/** Lets the person's own choice count again, when they make one: the address's would go on hiding it. */
export function forgetAskedLayout(): void {
  sessionStorage.removeItem(storageKey);
}

function readLayout(text: string | null | undefined): LayoutName | undefined {
  return layoutNames.find((name) => name === text);
}
