import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Linea } from './orden';

/** The height of a row, in pixels; the style sheets say the same. */
const rowHeight = 64;
const letraHeight = 36;

/**
 * The lines of the list that are drawn, and their places: the lines in sight, the letter above them, and the line
 * `kept`. The line `kept` may have the focus, and would lose it if it were not drawn.
 */
export function useLineas(lineas: readonly Linea[], { kept }: { kept: number }) {
  const list = useRef<HTMLUListElement>(null);
  const top = useTopUnderBar(list);
  const letras = useMemo(() => lineas.flatMap((linea, index) => (linea.kind === 'letra' ? [index] : [])), [lineas]);
  const letraAbove = useCallback((start: number) => letras.findLast((index) => index <= start) ?? 0, [letras]);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = new Set([letraAbove(range.startIndex), ...defaultRangeExtractor(range)]);
      if (kept < range.count) drawn.add(kept);
      return [...drawn].sort((a, b) => a - b);
    },
    [letraAbove, kept],
  );
  const virtualizer = useWindowVirtualizer({
    count: lineas.length,
    estimateSize: (index) => (lineas[index]?.kind === 'letra' ? letraHeight : rowHeight),
    scrollMargin: top.shifted,
    // Lines must stay below the sticky letter, and the top bar shortens the window.
    scrollPaddingStart: letraHeight,
    scrollPaddingEnd: top.bar,
    overscan: 8,
    rangeExtractor,
    getItemKey: (index) => {
      const linea = lineas[index];
      return linea?.kind === 'contacto' ? linea.contacto.id : (linea?.key ?? index);
    },
  });
  const items = virtualizer.getVirtualItems();
  const stuck = letraAbove(virtualizer.range?.startIndex ?? 0);
  return {
    list,
    height: virtualizer.getTotalSize(),
    rows: items.map(({ index, start }) => ({ index, start: start - top.shifted, isStuck: index === stuck })),
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    /** Scrolls a line to the middle of the window, unless the line is in sight. */
    reveal: (index: number) => {
      const { startIndex, endIndex } = virtualizer.calculateRange() ?? { startIndex: 0, endIndex: 0 };
      if (index <= startIndex || index >= endIndex) virtualizer.scrollToIndex(index, { align: 'center' });
    },
  };
}

/**
 * `shifted` is the distance from the top of the page to the list, less the top bar's height. So the first line in sight
 * is the line below the bar. The distance is measured again when the page changes its height.
 */
function useTopUnderBar(element: { current: HTMLElement | null }) {
  const [top, setTop] = useState({ shifted: 0, bar: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      if (!element.current) return;
      const bar = Number.parseInt(getComputedStyle(element.current).getPropertyValue('--topbar-height'), 10) || 0;
      const shifted = Math.round(element.current.getBoundingClientRect().top + window.scrollY) - bar;
      setTop((now) => (now.shifted === shifted && now.bar === bar ? now : { shifted, bar }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
