import { type RefObject, useEffect, useRef } from 'react';

/** Pixels over which the end of a row fades in `current-in-sight.module.css`. */
const FADE = 24;

/**
 * For a row of `current-in-sight.module.css`: its link of the page that is open stays in sight.
 * @param open changes with the page
 */
export function useCurrentInSight<Row extends HTMLElement>(open: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    const box = row.current;
    // jsdom has no ResizeObserver.
    if (!box || !current || !open || !('ResizeObserver' in window)) return;
    // It tells the first sizes too. Later a count may come and widen a link.
    const observer = new ResizeObserver(() => {
      const { left, right } = current.getBoundingClientRect();
      const around = box.getBoundingClientRect();
      if (left < around.left || right > around.right - FADE) box.scrollLeft += left - around.left - FADE;
    });
    for (const link of box.children) observer.observe(link);
    return () => observer.disconnect();
  }, [open]);
  return row;
}
