const kinds = ['touchmove', 'touchend', 'touchcancel'] as const;

/**
 * A finger's events go to the element that it came down on. A virtual list takes that off the page as soon as it is
 * dragged (a copy follows the finger), and from there nothing reaches the window, where the drag library listens: what
 * such an element is told is told to the window again. To be called once for the page. @returns what ends it
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
    // Not passive: the page must not scroll under what is carried.
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
