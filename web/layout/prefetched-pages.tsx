import { type ComponentType, useEffect, useState } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { latePart } from '../components/late-part';
import { isCodeKept } from '../lib/kept-code';
import { whenQuiet } from '../live/when-quiet';
import { useApp } from '../store/hooks';
import { keepLateCode } from './keep-late-code';

/** Counts the pages that are opened. It comes after all that somebody waits for. */
const { Part: Contador } = latePart(
  async () => (await import('../features/oficina/paneles/publico/contador')).Contador,
);

const pointings = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Fetches code before it is needed: of the page whose link is pointed at, and when nothing is to do, of the pages of the
 * menu, and of everything else for when there is no network.
 */
export function createPrefetchedPages(routes: RouteObject[]): ComponentType {
  const fetched = new Set<RouteObject>();

  async function fetchPage(link: HTMLAnchorElement): Promise<void> {
    const canLoad = navigator.onLine !== false || isCodeKept();
    if (link.origin !== location.origin || !canLoad) return;
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
        // In development, there is no list of it.
        if (import.meta.env.PROD && !isCodeKept()) keepLateCode(firstScript(), quiet).catch(() => undefined);
      }
      return () => stop.abort();
    }, [services]);
    return isQuiet && <Contador />;
  };
}

/** Whether the browser was asked to load little. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const firstScript = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
