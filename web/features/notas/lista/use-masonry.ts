import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Makes the items of a grid with rows of one pixel span as many rows as they are high, so that no room is left between
 * them. Unlike CSS columns, it keeps their order across the page.
 * @param count how many items there are
 */
export function useMasonry<Element extends HTMLElement>(count: number): RefObject<Element | null> {
  const list = useRef<Element>(null);
  const observer = useRef<ResizeObserver | null>(null);

  useLayoutEffect(() => {
    // jsdom has no ResizeObserver.
    if (!('ResizeObserver' in window)) return;
    const watching = new ResizeObserver((entries) => place(entries.map(({ target }) => target)));
    observer.current = watching;
    return () => watching.disconnect();
  }, []);

  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])].slice(0, count);
    // Before the browser paints. The observer places what changes later; observing an item twice has no effect.
    place(items);
    for (const item of items) observer.current?.observe(item);
  });

  return list;
}

/** Reads all heights before it writes any, so that the browser lays out the page once. */
function place(items: readonly Element[]): void {
  const heights = items.map((item) => Math.ceil(item.getBoundingClientRect().height));
  items.forEach((item, index) => {
    const span = `span ${Math.max(1, heights[index] ?? 1)}`;
    const { style } = item as HTMLElement;
    if (style.gridRowEnd !== span) style.gridRowEnd = span;
  });
}
