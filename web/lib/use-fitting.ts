import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Finds which tabs of a row fit beside the open tab and the button of the menu, the last child of the row. All tabs fit
 * where nothing is laid out.
 * @param row holds the tabs, also those that do not fit, and the button
 * @param names changes with the tabs
 * @param open the index of the open tab; -1 for none
 */
export function useFitting(
  row: RefObject<HTMLElement | null>,
  names: string,
  open: number,
): (index: number) => boolean {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs are other elements
  useLayoutEffect(() => {
    const box = row.current;
    if (!box) return;
    const measure = () => setFitting(countFitting(box, open));
    measure();
    // jsdom has no ResizeObserver.
    if (!('ResizeObserver' in window)) return;
    // A count may arrive later and widen a tab.
    const observer = new ResizeObserver(measure);
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [row, names, open]);
  return (index) => index < fitting || index === open;
}

/** The number of first tabs that fit in the row, beside the open tab. */
function countFitting(box: HTMLElement, open: number): number {
  const widths = [...box.children].map((element) => element.getBoundingClientRect().width);
  const more = widths.pop() ?? 0;
  const gap = Number.parseFloat(getComputedStyle(box).columnGap) || 0;
  const room = box.clientWidth;
  const total = widths.reduce((sum, width) => sum + width + gap, -gap);
  if (total <= room) return Number.POSITIVE_INFINITY;
  let used = more + (open < 0 ? 0 : (widths[open] ?? 0) + gap);
  let fitting = 0;
  for (const [index, width] of widths.entries()) {
    used += index === open ? 0 : width + gap;
    if (used > room) break;
    fitting = index + 1;
  }
  return fitting;
}
