import type { CSSProperties } from 'react';
import { usePositionStyle } from '../../../lib/use-position-style';

/** Places the panel over the bar that contains the button, with the same width. */
export function useBarPlace(anchor: HTMLElement): CSSProperties {
  const place = usePositionStyle(anchor.closest('header') ?? anchor, ({ left, width, top }) => {
    return `${left}px ${width}px ${Math.max(0, top)}px`;
  });
  const [left, width, top] = place.split(' ');
  return { '--bar-left': left, '--bar-width': width, '--bar-top': top } as CSSProperties;
}
