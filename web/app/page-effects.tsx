import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration, useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { writeTitle } from '../lib/document-title';
import type { PageHandle } from './page-handle';

/** Where the tab keeps how far each page was scrolled: pixels, by the key of its place in the history. */
export const scrollStorageKey = 'carpetas.desplazamiento';

/** The first page of each visit has the same key: another address typed in the tab is another place. */
export const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/** What every navigation does beside showing the page: the tab's title, the focus, the scroll position. */
export function PageEffects() {
  const title = useMatches()
    .map(({ handle }) => (handle as PageHandle | undefined)?.title)
    .findLast((text) => text !== undefined);
  // Before the effects of the page, which may know better.
  useLayoutEffect(() => writeTitle(title), [title]);
  useFocusOnMain();
  return <ScrollRestoration storageKey={scrollStorageKey} getKey={scrollKey} />;
}

/** Moves the focus to the page's content, so that a reader announces it and the keyboard goes on from there. */
function useFocusOnMain(): void {
  const { pathname } = useLocation();
  // A visit begins at the top of the page; another layout, as that of the office after the password, is gone to.
  const isFirst = useNavigationType() === 'POP';
  const previous = useRef(isFirst ? pathname : null);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const hasOwnFocus = document.activeElement?.closest('main, [role="dialog"], [role="alertdialog"]');
    if (!hasOwnFocus) document.getElementById('contenido')?.focus({ preventScroll: true });
  }, [pathname]);
}
