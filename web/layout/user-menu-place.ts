import type { CSSProperties } from 'react';
import { usePlace } from '../lib/use-place';

/** Pixels between the button and the menu, and between the menu and the window's edge. */
const gap = 8;
const width = 280;

/** Below the button or, from the lower half of the window, above it; inside the window whatever its width. */
export function useMenuPlace(anchor: HTMLElement): CSSProperties {
  const inset = usePlace(anchor, ({ top, bottom, right }) => {
    const left = Math.max(gap, Math.min(Math.max(gap, right - width), innerWidth - width - gap));
    const isLow = top > innerHeight / 2;
    return isLow ? `auto auto ${innerHeight - top + gap}px ${left}px` : `${bottom + gap}px auto auto ${left}px`;
  });
  return { inset, width };
}
