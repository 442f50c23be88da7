import { useEffect } from 'react';

const places = 'ul, ol, table, form, section, aside, nav, [role="dialog"], [role="alertdialog"], main';

/** An element and its ancestors, from the inside out. */
export function pathOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let each = element; each && each !== document.body; each = each.parentElement) path.push(each);
  return path;
}

/**
 * Focuses an element. If it is gone, focuses the nearest list, section or page around it. Leaves the focus alone if
 * another element has it.
 *
 * @param path the `pathOf` the element while it was there
 */
export function focusNear([element, ...around]: Element[]): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && !activeElement.closest('[data-closed]')) return;
  const place = element?.isConnected ? element : around.find((each) => each.isConnected && each.matches(places));
  if (!(place instanceof HTMLElement)) return;
  if (place !== element && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    // The place is no control, so base.css draws no outline around it.
    place.dataset.keptFocus = '';
  }
  place.focus({ preventScroll: true });
}

/** Moves the focus near a focused element that disappears, so that the keyboard continues from there. */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: Element[] = [];
    let frame = 0;
    const follow = ({ target }: FocusEvent) => {
      cancelAnimationFrame(frame);
      path = target instanceof Element ? pathOf(target) : [];
    };
    const observer = new MutationObserver(() => {
      if (!path[0] || path[0].isConnected) return;
      const lost = path;
      path = [];
      // Pages and closing popups move the focus themselves in the first frame.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => focusNear(lost));
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, []);
}
