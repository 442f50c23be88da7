import { useEffect } from 'react';

const places = 'ul, ol, table, form, section, aside, nav, [role="dialog"], [role="alertdialog"], main';

/** An element and all that it is in, from the inside out. */
export function pathOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let each = element; each && each !== document.body; each = each.parentElement) path.push(each);
  return path;
}

/**
 * Focuses an element, or if it is gone, the nearest list, section or page that it was in. Leaves the focus alone if
 * something else has it.
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
    // No control, so base.css draws no outline around it.
    place.dataset.keptFocus = '';
  }
  place.focus({ preventScroll: true });
}

/** Whenever the focused element disappears, moves the focus near it, so that the keyboard goes on from there. */
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
