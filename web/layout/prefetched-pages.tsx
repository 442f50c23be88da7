import { type ComponentType, useEffect, useState } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { latePart } from '../components/late-part';
import { isCodeKept } from '../lib/kept-code';
import { savesData } from '../lib/saves-data';
import { whenQuiet } from '../live/when-quiet';
import { useApp } from '../store/hooks';
import { keepLateCode } from './keep-late-code';

/** Counts the opened pages. It loads after everything that somebody waits for. */
const { Part: Contador } = latePart(async () => (await import('../features/oficina/paneles/public/contador')).Contador);

const pointings = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Fetches code before it is needed. A pointed-at link fetches the code of its page. In quiet moments it fetches the
 * pages of the menu, and then all other code, for use without network.
 */
export function createPrefetchedPages(routes: RouteObject[]): ComponentType {
  const fetched = new Set<RouteObject>();

  async function fetchPage(link: HTMLAnchorElement): Promise<void> {
    const canLoad = navigator.onLine !== false || isCodeKept();
    if (link.origin !== location.origin || !canLoad) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      if (typeof route.lazy !== 'function' || fetched.has(route)) continue;
      fetched.add(route);
      // The press tries to load the code again, and shows an error when it fails.
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
    const [isQuiet, setIsQuiet] = useState(false);
    useEffect(() => {
      const stop = new AbortController();
      const { signal } = stop;
      const point = ({ target }: Event) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
        if (link) void fetchPage(link);
      };
      for (const pointing of pointings) document.addEventListener(pointing, point, { signal, passive: true });
      const quiet = async (forMs?: number) => {
        await services.whenReached?.();
        await whenQuiet(services.pending, { forMs, signal });
      };
      quiet(3_000).then(
        () => setIsQuiet(true),
        () => undefined,
      );
      if (!savesData()) {
        fetchMenu(quiet).catch(() => undefined);
        // Development has no list of the scripts.
        if (import.meta.env.PROD && !isCodeKept()) keepLateCode(firstScript(), quiet).catch(() => undefined);
      }
      return () => stop.abort();
    }, [services]);
    return isQuiet && <Contador />;
  };
}

const firstScript = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
