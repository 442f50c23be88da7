import { useEffect, useState } from 'react';
import { focusNear, pathOf } from '../../lib/kept-focus';
import { beforeTyped } from '../../lib/typed-ahead';

/** The path to which the popups that close in this frame give the focus back. */
let returning: Element[] = [];

/**
 * Gives the focus back to the element that had it before a popup opened. If the element is gone, an element near its
 * place gets the focus. Another element may have the focus by then, such as a dialog opened from a menu; it keeps the
 * focus. The library decides this too early when both happen at once. A popup that replaces another popup gives the
 * focus back to the element before the first popup.
 */
export function useFocusReturn(isOpen: boolean, opener: Element | null = null): void {
  const before = useFocusBefore(isOpen);
  useEffect(() => {
    if (!isOpen) return;
    const own = opener ? pathOf(opener) : before;
    const path = own.some(({ isConnected }) => isConnected) ? own : returning;
    return () => {
      returning = path;
      requestAnimationFrame(() => {
        if (returning === path) returning = [];
        focusNear(path);
      });
    };
  }, [isOpen, opener, before]);
}

/** The path of the element that had the focus before the popup took it. */
function useFocusBefore(isOpen: boolean): Element[] {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [before, setBefore] = useState(() => pathOf(focused()));
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setBefore(pathOf(focused()));
  }
  return before;
}

/** The focused element. For a menu entry, the menu's button, because the entry disappears with the menu. */
function focused(): Element | null {
  const activeElement = beforeTyped(document.activeElement);
  const isInMenu = activeElement?.closest('[role="menu"]');
  return (isInMenu && document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]')) || activeElement;
}
