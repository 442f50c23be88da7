import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useSize } from '../../../lib/use-size';

/** In pixels, the same as in the style sheet. */
const cellHeight = 104;
const cellWidth = 112;

/** Where each icon of the grid is drawn: the rows in sight, and some beside them. */
export function useCeldas(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const { width } = useSize(list);
  const [top, setTop] = useState(0);
  const columns = Math.max(1, Math.floor(width / cellWidth));
  const virtualizer = useWindowVirtualizer({
    count: width === 0 ? 0 : Math.ceil(count / columns),
    estimateSize: () => cellHeight,
    scrollMargin: top,
    // The top bar is over the first row, and the window ends behind the page's foot.
    scrollPaddingStart: 80,
    scrollPaddingEnd: 72,
    overscan: 3,
  });
  useEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  return {
    list,
    columns,
    height: virtualizer.getTotalSize(),
    celdas: virtualizer.getVirtualItems().flatMap(({ index: row, start }) =>
      Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => ({
        index: row * columns + column,
        style: {
          width: width / columns,
          height: cellHeight,
          transform: `translate(${(column * width) / columns}px, ${start - top}px)`,
        },
      })),
    ),
    /** Scrolls an icon into sight. */
    reveal: (index: number, align: 'auto' | 'center' = 'auto') =>
      virtualizer.scrollToIndex(Math.floor(index / columns), { align }),
  };
}
