import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Linea } from './orden';

/** Pixels, as the style sheets have them. */
const rowHeight = 64;
const letraHeight = 36;

/**
 * Which lines of the list are drawn, and where: those in sight, the letter that they are under, and the one that the
 * keyboard is at, so that the focus is not lost by scrolling.
 */
export function useLineas(lineas: readonly Linea[], { kept }: { kept: number }) {
  const list = useRef<HTMLUListElement>(null);
  const top = useTopOf(list);
  const letras = useMemo(() => lineas.flatMap((linea, index) => (linea.kind === 'letra' ? [index] : [])), [lineas]);
  const stuck = useRef(0);

  const rangeExtractor = useCallback(
    (range: Range) => {
      stuck.current = letras.findLast((index) => index <= range.startIndex) ?? 0;
      const drawn = new Set([stuck.current, ...defaultRangeExtractor(range)]);
      if (kept < range.count) drawn.add(kept);
      return [...drawn].sort((a, b) => a - b);
    },
    [letras, kept],
  );
  const virtualizer = useWindowVirtualizer({
    count: lineas.length,
    estimateSize: (index) => (lineas[index]?.kind === 'letra' ? letraHeight : rowHeight),
    scrollMargin: top,
    // Under the bar of the page and the letter that stays in sight.
    scrollPaddingStart: 64 + letraHeight,
    overscan: 8,
    rangeExtractor,
    getItemKey: (index) => {
      const linea = lineas[index];
      return linea?.kind === 'contacto' ? linea.contacto.id : (linea?.key ?? index);
    },
  });
  const items = virtualizer.getVirtualItems();
  return {
    list,
    height: virtualizer.getTotalSize(),
    rows: items.map(({ index, start }) => ({ index, start: start - top, isStuck: index === stuck.current })),
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}

/** How far down the page an element begins: what is over it can grow and shrink. */
function useTopOf(element: { current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
