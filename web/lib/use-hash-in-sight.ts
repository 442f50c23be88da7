import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The signs that the person has begun to do something else. */
const signs = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Scrolls the part that the address names into view. It does so once the part is there, and again while parts above it
 * still load, until the person does anything.
 */
export function useHashInSight(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is pressed again leads there again
  useEffect(() => {
    const id = decoded(hash.slice(1));
    if (id === '') return;
    const look = () => {
      const part = document.getElementById(id);
      if (!part) return;
      if (!isInSight(part)) part.scrollIntoView?.();
      if (!document.querySelector('main [data-skeleton]')) stop();
    };
    const observer = new MutationObserver(look);
    const stop = () => {
      observer.disconnect();
      for (const sign of signs) removeEventListener(sign, stop);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    for (const sign of signs) addEventListener(sign, stop, { passive: true });
    look();
    return stop;
  }, [hash, key]);
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function isInSight(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return top >= 0 && bottom > 0 && bottom <= innerHeight;
}
