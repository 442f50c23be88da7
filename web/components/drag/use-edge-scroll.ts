import { type RefObject, useEffect, useRef } from 'react';
import { type DragProgress, useDragProgress } from './drag-context';

/** Pixels from the edge within which a drag scrolls, and the most that it scrolls in a frame. */
const zone = 72;
const fastest = 18;

/** Pixels of the neighbouring columns that a drag by keyboard keeps in sight: it cannot go where nothing is seen. */
const peek = 40;

/**
 * Scrolls columns sideways while something is dragged. The drag library does so only over a list, and by keyboard goes
 * only to lists that are in sight.
 */
export function useEdgeScroll(scroller: RefObject<HTMLElement | null>): void {
  const stop = useRef<(() => void) | null>(null);
  useDragProgress((progress) => {
    const element = scroller.current;
    if (!element || !progress || progress.isByKeyboard) {
      stop.current?.();
      stop.current = null;
    }
    if (!element || !progress) return;
    if (progress.isByKeyboard) showNeighbours(element, progress);
    else stop.current ??= followPointer(element);
  });
  useEffect(() => () => stop.current?.(), []);
}

function showNeighbours(scroller: HTMLElement, { listId }: DragProgress): void {
  const list = listId && scroller.querySelector(`[data-rfd-droppable-id="${CSS.escape(listId)}"]`);
  if (!list) return;
  const outer = scroller.getBoundingClientRect();
  const { left, right } = list.getBoundingClientRect();
  const missingLeft = outer.left + peek - left;
  const missingRight = right - (outer.right - peek);
  if (missingRight > 0) scroller.scrollLeft += missingRight;
  else if (missingLeft > 0) scroller.scrollLeft -= missingLeft;
}

/** @returns ends it */
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

/** Pixels a frame: the nearer to the edge the faster. */
function speedAt({ x, y }: { x: number; y: number }, { left, right, top, bottom }: DOMRect): number {
  if (y < top || y > bottom) return 0;
  const depth = (distance: number) => Math.min(1, Math.max(0, (zone - distance) / zone));
  return Math.round(fastest * (depth(right - x) - depth(x - left)));
}
