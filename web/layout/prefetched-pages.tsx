import { type ComponentType, useEffect } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { whenQuiet } from '../live/when-quiet';
import { useApp } from '../store/hooks';

const pointings = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches the code of pages before they are opened: of a link that is pointed at, and of the menu when nothing is to do. */
export function createPrefetchedPages(routes: RouteObject[]): ComponentType {
  const fetched = new Set<RouteObject>();

  async function fetchPage(link: HTMLAnchorElement): Promise<void> {
    if (link.origin !== location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      if (typeof route.lazy !== 'function' || fetched.has(route)) continue;
      fetched.add(route);
      // The press tries again, and says so when it fails.
      await route.lazy().catch(() => fetched.delete(route));
    }
  }

  async function fetchMenu(quiet: () => Promise<void>): Promise<void> {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href]')) {
      await quiet();
      await fetchPage(link);
    }
  }

  return function PrefetchedPages() {
    const { services } = useApp();
    useEffect(() => {
      const stop = new AbortController();
      const { signal } = stop;
      const point = ({ target }: Event) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
        if (link) void fetchPage(link);
      };
      for (const pointing of pointings) document.addEventListener(pointing, point, { signal, passive: true });
      if (!savesData()) {
        fetchMenu(() => whenQuiet(services.pending, { signal })).catch(() => undefined);
      }
      return () => stop.abort();
    }, [services]);
    return null;
  };
}

/** Whether the browser was asked to load little. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
