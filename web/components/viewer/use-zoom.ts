import { type KeyboardEvent, useState } from 'react';

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** The zoom: 'fit', or a chosen scale. The keys + and - change the zoom, and 0 fits the page. */
export function useZoom() {
  const [zoom, setZoom] = useState<number | 'fit'>('fit');

  /** @param shown the scale that is on the screen now */
  const zoomIn = (shown: number) => setZoom(steps.find((step) => step > shown + 0.01) ?? steps[steps.length - 1] ?? 1);
  const zoomOut = (shown: number) => setZoom(steps.findLast((step) => step < shown - 0.01) ?? steps[0]);
  const fit = () => setZoom('fit');

  const onKey = (event: KeyboardEvent, shown: number): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = { '+': () => zoomIn(shown), '-': () => zoomOut(shown), '0': fit }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return { zoom, zoomIn, zoomOut, fit, onKey };
}

export type Zoom = ReturnType<typeof useZoom>;
