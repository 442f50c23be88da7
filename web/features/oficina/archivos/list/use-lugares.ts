import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSize } from '../../../../lib/use-size';
import type { Como } from './use-como';

/** The height of a row, in pixels; the style sheet says the same. */
const alto: Record<Como, number> = { lista: 60, grilla: 164 };
const narrowAlto = 76;
/** The height of two lines of text below a name, in pixels. */
const pasajeAlto = 44;
const tileWidth = 184;
const narrowTileWidth = 152;
const gap = 12;

/** The next part of the list is requested this many rows before the end. */
const ahead = 30;

/** Rows are drawn this many pixels beyond the part in sight. It is in pixels because a row of a grid has many tiles. */
const beyond = 600;

interface LugaresOptions {
  como: Como;
  isNarrow: boolean;
  hasPasajes: boolean;
  kept: number;
  more: () => void;
}

/**
 * The place of each item that is drawn: the items in sight, and the row of the item `kept`. The item `kept` may have
 * the focus, and would lose it if it were removed.
 * @param more is called when the end comes near
 */
export function useLugares(count: number, { como, isNarrow, hasPasajes, kept, more }: LugaresOptions) {
  const list = useRef<HTMLUListElement>(null);
  const { width } = useSize(list);
  const columns =
    como === 'lista' ? 1 : Math.max(1, Math.floor((width + gap) / ((isNarrow ? narrowTileWidth : tileWidth) + gap)));
  const height = (como === 'lista' && isNarrow ? narrowAlto : alto[como]) + (hasPasajes ? pasajeAlto : 0);
  const rows = Math.ceil(count / columns);
  const [top, setTop] = useState(0);
  const keptRow = Math.floor(kept / columns);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = new Set(defaultRangeExtractor(range));
      if (keptRow < range.count) drawn.add(keptRow);
      return [...drawn].sort((a, b) => a - b);
    },
    [keptRow],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => height,
    scrollMargin: top,
    overscan: Math.ceil(beyond / height),
    rangeExtractor,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way to draw them has other heights
  useEffect(() => virtualizer.measure(), [height, columns]);
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

  const drawn = virtualizer.getVirtualItems();
  const isNearEnd = (drawn.at(-1)?.index ?? 0) >= rows - ahead;
  useEffect(() => {
    if (isNearEnd) more();
  });

  const side = columns === 1 ? width : (width - gap * (columns - 1)) / columns;
  return {
    list,
    columns,
    height: virtualizer.getTotalSize(),
    places: drawn.flatMap(({ index: row, start }) =>
      Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => ({
        index: row * columns + column,
        style: {
          height: como === 'grilla' ? height - gap : height,
          ...(columns > 1 && { width: side }),
          transform: `translate(${column * (side + gap)}px, ${start - top}px)`,
        },
      })),
    ),
  };
}
