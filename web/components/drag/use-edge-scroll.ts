import { type RefObject, useEffect, useRef } from 'react';
import { useDragProgress } from './drag-context';

/** In pixels: the distance from the edge within which a drag scrolls, and the most that it scrolls per frame. */
const zone = 72;
const fastest = 18;

/**
 * Scrolls columns sideways during a drag. The drag library scrolls only over a list. By keyboard it moves only to lists
 * in sight.
 */
export function useEdgeScroll(scroller: RefObject<HTMLElement | null>): void {
  const stop = useRef<(() => void) | null>(null);
  const overByKeyboard = useRef<string | null>(null);
  useDragProgress((progress) => {
    const element = scroller.current;
    const isByHand = element && progress && !progress.isByKeyboard;
    overByKeyboard.current = progress?.isByKeyboard ? progress.listId : null;
    if (isByHand) stop.current ??= followPointer(element);
    else {
      stop.current?.();
      stop.current = null;
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => showBeforeGoing(event, scroller.current, overByKeyboard.current);
    // The listener must run before the library's listeners, which are added only when a drag starts.
    addEventListener('keydown', listener, { capture: true });
    return () => {
      removeEventListener('keydown', listener, { capture: true });
      stop.current?.();
    };
  }, [scroller]);
}

/** Holds an arrow key back until its target column is scrolled into sight. */
function showBeforeGoing(event: KeyboardEvent, scroller: HTMLElement | null, listId: string | null): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step || !scroller || !listId || !event.isTrusted) return;
  const lists = [...scroller.querySelectorAll<HTMLElement>('[data-rfd-droppable-id]')];
  const next = lists[lists.findIndex((list) => list.dataset.rfdDroppableId === listId) + step];
  if (!next || !lists.some((list) => list.dataset.rfdDroppableId === listId)) return;
  const distance = distanceToShow(next.getBoundingClientRect(), scroller.getBoundingClientRect());
  if (distance === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  scroller.scrollLeft += distance;
  const { key, keyCode, target } = event;
  const again = () =>
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true }));
  // The library notices the scroll only some frames later.
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(again)));
}

/** The fewest pixels to scroll so that the whole list is in sight. */
function distanceToShow(list: DOMRect, outer: DOMRect): number {
  if (list.right > outer.right) return Math.ceil(list.right - outer.right);
  return list.left < outer.left ? Math.floor(list.left - outer.left) : 0;
}

/**
 * Scrolls while the pointer is near an edge.
 * @returns a function that stops it
 */
function followPointer(scroller: HTMLElement): () => void {
  const outer = scroller.getBoundingClientRect();
  let pointer: { x: number; y: number } | null = null;
  let frame = requestAnimationFrame(function step() {
    if (pointer) scroller.scrollLeft += speedAt(pointer, outer);
    frame = requestAnimationFrame(step);
  });
  const move = (event: MouseEvent | TouchEvent) => {
    const { clientX: x, clientY: y } = 'touches' in event ? (event.touches[0] ?? { clientX: -1, clientY: -1 }) : event;
    pointer = { x, y };
  };
  addEventListener('mousemove', move);
  addEventListener('touchmove', move, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('mousemove', move);
    removeEventListener('touchmove', move);
  };
}

/** The speed in pixels per frame; faster nearer to the edge. */
function speedAt({ x, y }: { x: number; y: number }, { left, right, top, bottom }: DOMRect): number {
  if (y < top || y > bottom) return 0;
  const depth = (distance: number) => Math.min(1, Math.max(0, (zone - distance) / zone));
  return Math.round(fastest * (depth(right - x) - depth(x - left)));
}
