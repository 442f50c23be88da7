import { useSyncExternalStore } from 'react';

/** What `place` makes of where an element is, anew whenever the window changes its size. A string: it is compared. */
export function usePlace(element: Element, place: (rect: DOMRect) => string): string {
  return useSyncExternalStore(onResize, () => place(element.getBoundingClientRect()));
}

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
