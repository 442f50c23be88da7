import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Lets the items of a grid with rows of one pixel take as many of them as they are high, so that each goes up to the one
 * above it. In their order on the page, which columns of text would not keep.
 * @param count of the items: another one is measured anew
 */
export function useMasonry<Element extends HTMLElement>(count: number): RefObject<Element | null> {
  const list = useRef<Element>(null);
  const observer = useRef<ResizeObserver | null>(null);

  useLayoutEffect(() => {
    // Not in every test's browser.
    if (!('ResizeObserver' in window)) return;
    const watching = new ResizeObserver((entries) => place(entries.map(({ target }) => target)));
    observer.current = watching;
    return () => watching.disconnect();
  }, []);

  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])].slice(0, count);
    // Before anything is seen; the observer tells of what changes later, and looks twice at nothing.
    place(items);
    for (const item of items) observer.current?.observe(item);
  });

  return list;
}

/** All heights are read before any is written: one layout for all. */
function place(items: readonly Element[]): void {
  const heights = items.map((item) => Math.ceil(item.getBoundingClientRect().height));
  items.forEach((item, index) => {
    const span = `span ${Math.max(1, heights[index] ?? 1)}`;
    const { style } = item as HTMLElement;
    if (style.gridRowEnd !== span) style.gridRowEnd = span;
  });
}
