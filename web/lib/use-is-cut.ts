import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether the text of an element ends in «…», because it has no room.
 * @param text changes with the element's content
 */
export function useIsCut(element: RefObject<HTMLElement | null>, text: unknown): boolean {
  const [isCut, setIsCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another size in the same element
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    // One pixel of tolerance, since browsers round the height of lines.
    const measure = () => setIsCut(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1);
    measure();
    // jsdom has no ResizeObserver.
    if (!('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, text]);
  return isCut;
}
