import { type PointerEvent, type SyntheticEvent, useCallback, useEffect, useRef } from 'react';

/** Milliseconds and pixels that make a press long. */
const longMs = 450;
const maxMoved = 10;

/** The handlers of an element that a finger presses for long, or of which the context menu is asked for by keyboard. */
export function useLongPress(onLongPress: (element: HTMLElement) => unknown) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const end = useCallback(() => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  }, []);
  useEffect(() => end, [end]);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) => {
      end();
      if (pointerType !== 'touch') return;
      press.current = { x, y, timer: setTimeout(() => onLongPress(currentTarget), longMs) };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > maxMoved) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: SyntheticEvent<HTMLElement>) => {
      const { pointerType, button } = event.nativeEvent as globalThis.PointerEvent;
      // With a mouse the browser's own menu copies what is selected. The keyboard's key has no button.
      if (pointerType === 'mouse' && button === 2) return;
      event.preventDefault();
      if (pointerType !== 'touch') onLongPress(event.currentTarget);
    },
  };
}
