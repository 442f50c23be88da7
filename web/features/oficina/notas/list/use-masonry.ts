import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Makes each item of a grid span as many rows of one pixel as it is high. So no room is left between the items. Unlike
 * CSS columns, the grid keeps their order across the page.
 */
export function useMasonry<Element extends HTMLElement>(): RefObject<Element | null> {
  const list = useRef<Element>(null);
  const observer = useRef<ResizeObserver | null>(null);
  const observed = useRef(new WeakSet<object>());

  useLayoutEffect(() => {
    // jsdom has no ResizeObserver, so in tests items are placed only once.
    if (!('ResizeObserver' in window)) return;
    const watching = new ResizeObserver((entries) => place(entries.map(({ target }) => target)));
    observer.current = watching;
    observed.current = new WeakSet();
    return () => watching.disconnect();
  }, []);

  useLayoutEffect(() => {
    // New items are placed before the browser paints. The observer places items whose size changes later.
    const fresh = [...(list.current?.children ?? [])].filter((item) => !observed.current.has(item));
    place(fresh);
    for (const item of fresh) {
      observed.current.add(item);
      observer.current?.observe(item);
    }
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
