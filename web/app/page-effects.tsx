import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration, useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { writeTitle } from '../lib/document-title';
import { useHashInSight } from '../lib/use-hash-in-sight';
import type { PageHandle } from './page-handle';

/** The sessionStorage key of the scroll positions: pixels by the history key of each page. */
export const scrollStorageKey = 'carpetas.desplazamiento';

/** The first page of every visit has the key 'default', so its address is used instead. */
export const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/** The effects of every navigation besides showing the page: the tab's title, the focus and the scroll position. */
export function PageEffects() {
  const title = useMatches()
    .map(({ handle }) => (handle as PageHandle | undefined)?.title)
    .findLast((text) => text !== undefined);
  // A layout effect runs before the effects of the page, which may set a better title.
  useLayoutEffect(() => writeTitle(title), [title]);
  useFocusOnMain();
  useHashInSight();
  return <ScrollRestoration storageKey={scrollStorageKey} getKey={scrollKey} />;
}

/** Moves the focus to the page's content: a screen reader announces it and the keyboard continues from there. */
function useFocusOnMain(): void {
  const { pathname } = useLocation();
  // The first page of a visit (POP) leaves the focus alone. A layout that mounts later takes it, as the office does
  // after sign-in.
  const isFirst = useNavigationType() === 'POP';
  const previous = useRef(isFirst ? pathname : null);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // A dialog that the navigation closed gives the focus back in this frame.
    const frame = requestAnimationFrame(() => {
      const hasOwnFocus = document.activeElement?.closest('main, [role="dialog"], [role="alertdialog"]');
      if (!hasOwnFocus) document.getElementById('contenido')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
