import { type RefObject, useEffect, useRef } from 'react';

/** Pixels over which the end of a row fades, where more of it follows. */
const FADE = 24;

/**
 * For a row that scrolls sideways on a phone: its link of the page that is open stays in sight.
 * @param open changes with the page
 */
export function useCurrentInSight<Row extends HTMLElement>(open: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (!row.current || !current || !open) return;
    const { left, right } = current.getBoundingClientRect();
    const around = row.current.getBoundingClientRect();
    if (left < around.left || right > around.right - FADE) row.current.scrollLeft += left - around.left - FADE;
  }, [open]);
  return row;
}
