import { type RefObject, useEffect, useRef } from 'react';

/** Pixels over which the ends of a row fade in `current-in-sight.module.css`. */
const FADE = 24;

/**
 * Keeps the link of the open page in sight, in a row of `current-in-sight.module.css`. The row begins with a whole
 * link, also when counts arrive or somebody scrolled it before.
 * @param open changes with the page
 */
export function useCurrentInSight<Row extends HTMLElement>(open: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const box = row.current;
    if (!box) return;
    const tell = () => box.toggleAttribute('data-scrolled', box.scrollLeft > 0);
    box.addEventListener('scroll', tell, { passive: true });
    return () => box.removeEventListener('scroll', tell);
  }, []);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    const box = row.current;
    // jsdom has no ResizeObserver.
    if (!box || !current || !open || !('ResizeObserver' in window)) return;
    // The observer also reports the first sizes. A count may arrive later and widen a link.
    const observer = new ResizeObserver(() => {
      const around = box.getBoundingClientRect();
      const isScrolled = box.scrollLeft > 0;
      // One pixel of tolerance, since browsers round the scroll position of a row.
      const isWhole = (link: Element) => link.getBoundingClientRect().left >= around.left + (isScrolled ? FADE - 1 : 0);
      const isInSight = isWhole(current) && current.getBoundingClientRect().right <= around.right - FADE;
      const first = isInSight ? [...box.children].find(isWhole) : current;
      if (first && (isScrolled || !isInSight)) {
        beginWith(box, first.getBoundingClientRect().left - around.left + box.scrollLeft);
      }
    });
    for (const link of box.children) observer.observe(link);
    return () => observer.disconnect();
  }, [open]);
  return row;
}

/** Scrolls a row to a link. Near the end, it scrolls to the first link from which all later links fit. */
function beginWith(box: HTMLElement, left: number): void {
  const starts = [...box.children].map((link) => link.getBoundingClientRect().left - box.getBoundingClientRect().left);
  const last = box.lastElementChild?.getBoundingClientRect().right ?? 0;
  const end = last - box.getBoundingClientRect().left + box.scrollLeft;
  const fits = starts.map((start) => start + box.scrollLeft).find((start) => end - start <= box.clientWidth - 2 * FADE);
  const begin = Math.min(left, fits ?? left);
  // The room after the last link lets the row begin at that link.
  box.style.setProperty('--row-rest', `${Math.max(FADE, begin - FADE + box.clientWidth - end)}px`);
  box.scrollLeft = begin - FADE;
}
