import { useSyncExternalStore } from 'react';

/**
 * The result of `place` for the position of an element, computed again after each resize of the window. It is a string,
 * so that React can compare it.
 */
export function usePositionStyle(element: Element, place: (rect: DOMRect) => string): string {
  return useSyncExternalStore(onResize, () => place(element.getBoundingClientRect()));
}

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
