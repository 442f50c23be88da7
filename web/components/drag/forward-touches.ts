const kinds = ['touchmove', 'touchend', 'touchcancel'] as const;

/**
 * A touch sends all its events to the element where it began. A virtual list removes that element when it is dragged,
 * and a clone follows the finger. The events of a removed element do not reach the window, where the drag library
 * listens, so this sends them to the window again. Call it once for the page. @returns a function that stops it
 */
export function forwardTouches(): () => void {
  const start = ({ target }: TouchEvent) => {
    if (!target) return;
    const stop = () => {
      for (const kind of kinds) target.removeEventListener(kind, forward);
    };
    const forward = (event: Event) => {
      if (event.type !== 'touchmove') stop();
      if (event instanceof TouchEvent && target instanceof Node && !target.isConnected) tellWindow(event);
    };
    // Not passive: the page must not scroll during a drag.
    for (const kind of kinds) target.addEventListener(kind, forward, { passive: false });
  };
  addEventListener('touchstart', start, { passive: true, capture: true });
  return () => removeEventListener('touchstart', start, { capture: true });
}

function tellWindow(event: TouchEvent): void {
  const { type, touches, targetTouches, changedTouches } = event;
  const again = new TouchEvent(type, {
    bubbles: true,
    cancelable: true,
    touches: [...touches],
    targetTouches: [...targetTouches],
    changedTouches: [...changedTouches],
  });
  if (!window.dispatchEvent(again)) event.preventDefault();
}
