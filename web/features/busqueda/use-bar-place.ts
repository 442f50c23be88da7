import { type CSSProperties, useSyncExternalStore } from 'react';

/** Over the bar that the button is in, as wide as it. */
export function useBarPlace(anchor: HTMLElement): CSSProperties {
  const place = useSyncExternalStore(onResize, () => {
    const bar = anchor.closest('header') ?? anchor;
    const { left, width, top } = bar.getBoundingClientRect();
    return `${left}px ${width}px ${Math.max(0, top)}px`;
  });
  const [left, width, top] = place.split(' ');
  return { '--bar-left': left, '--bar-width': width, '--bar-top': top } as CSSProperties;
}

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
