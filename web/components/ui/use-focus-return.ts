import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it before a popup opened, unless something else has taken it by then, such as a
 * dialog that was opened from a menu. The library decides that too early where both happen at once.
 */
export function useFocusReturn(isOpen: boolean, opener: Element | null = null): void {
  const before = useFocusBefore(isOpen);
  const target = opener ?? before;
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      requestAnimationFrame(() => {
        const { activeElement, body } = document;
        const isFree = !activeElement || activeElement === body || activeElement.closest('[data-closed]');
        if (isFree && target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
      });
    };
  }, [isOpen, target]);
}

/** What had the focus when the popup opened, before anything in it took it. */
function useFocusBefore(isOpen: boolean): Element | null {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [before, setBefore] = useState(focused);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setBefore(focused());
  }
  return before;
}

/** The entry of a menu goes with it: its button stays. */
function focused(): Element | null {
  const { activeElement } = document;
  const isInMenu = activeElement?.closest('[role="menu"]');
  return (isInMenu && document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]')) || activeElement;
}
