import type { RefObject } from 'react';

/**
 * Where the focus goes when a popup closes: to what opened it, unless something else has taken it meanwhile, such as a
 * dialog that was opened from a menu.
 */
export function focusBack(popup: RefObject<HTMLElement | null>, opener: Element | null) {
  return () => {
    const { activeElement, body } = document;
    const isFree = !activeElement || activeElement === body || popup.current?.contains(activeElement);
    return isFree && opener instanceof HTMLElement && opener.isConnected ? opener : false;
  };
}
