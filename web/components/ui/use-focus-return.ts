import { useEffect, useState } from 'react';

/**
 * Gives the focus back to the element that had it before a popup opened. It does not if something else has the focus
 * by then, such as a dialog opened from a menu. The library decides this too early when both happen at once.
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

/** The element that had the focus before the popup took it. */
function useFocusBefore(isOpen: boolean): Element | null {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [before, setBefore] = useState(focused);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setBefore(focused());
  }
  return before;
}

/** The focused element. For a menu entry, the menu's button, because the entry disappears with the menu. */
function focused(): Element | null {
  const { activeElement } = document;
  const isInMenu = activeElement?.closest('[role="menu"]');
  return (isInMenu && document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]')) || activeElement;
}
