import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollKey, scrollStorageKey } from '../app/page-effects';
import { tabStorage } from '../lib/browser-storage';

/**
 * Scrolls back to the position of a page before its reload. The router does so at once, when the page is still too
 * short. This hook waits for the rows of the page, unless the person scrolls first.
 */
export function usePlaceAfterReload(): void {
  const key = scrollKey(useLocation());

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the first page
  useEffect(() => {
    const place = savedPlaces()[key] ?? 0;
    if (place <= scrollY) return;
    const stop = new AbortController();
    const observer = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight < place + innerHeight) return;
      scrollTo(0, place);
      stop.abort();
    });
    stop.signal.addEventListener('abort', () => observer.disconnect());
    for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      addEventListener(move, () => stop.abort(), { signal: stop.signal, passive: true });
    }
    observer.observe(document.body);
    return () => stop.abort();
  }, []);
}

function savedPlaces(): Record<string, number> {
  try {
    return JSON.parse(tabStorage.read(scrollStorageKey) ?? '{}');
  } catch {
    return {};
  }
}
