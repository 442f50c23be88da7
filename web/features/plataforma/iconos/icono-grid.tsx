import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useSize } from '../../../lib/use-size';
import { Icono } from './icono';
import styles from './iconos.module.css';
import type { Sprite } from './sprite';

/** The height in pixels, as in the style sheet. */
const cellHeight = 104;

const cellWidth = 112;

interface IconoGridProps {
  label: string;
  names: readonly string[];
  /** The sprite that contains the icons. */
  sprite: Sprite;
  /** The size of the icons in pixels. */
  size: number;
  /** The name of the open icon. */
  chosen: string | null;
  onChoose: (name: string) => void;
}

/** A grid of icons by name. The arrow keys move from icon to icon, and Enter opens one. */
export function IconoGrid({ label, names, sprite, size, chosen, onChoose }: IconoGridProps) {
  const id = useId();
  const { list, columns, height, celdas, reveal } = useCeldas(names.length);
  const [active, setActive] = useState(0);
  const current = Math.min(active, names.length - 1);

  // An address may lead to an icon that is far down.
  const isRevealed = useRef(false);
  const place = chosen === null ? -1 : names.indexOf(chosen);
  useEffect(() => {
    if (isRevealed.current || celdas.length === 0) return;
    isRevealed.current = true;
    if (place >= 0) {
      setActive(place);
      reveal(place, 'center');
    }
  });

  const move = (event: KeyboardEvent) => {
    const next = nextOf(event.key, current, columns, names.length);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    reveal(next);
  };
  const press = (event: KeyboardEvent) => {
    const name = names[current];
    if ((event.key === 'Enter' || event.key === ' ') && name) {
      event.preventDefault();
      onChoose(name);
    } else move(event);
  };

  return (
    <div
      ref={list}
      className={styles.grilla}
      role="listbox"
      aria-label={label}
      aria-activedescendant={celdas.some(({ index }) => index === current) ? `${id}-${current}` : undefined}
      tabIndex={0}
      style={{ height }}
      onKeyDown={press}
    >
      {celdas.map(({ index, style }) => {
        const name = names[index];
        return (
          name && (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the list
            // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
            <div
              key={name}
              id={`${id}-${index}`}
              className={styles.celda}
              role="option"
              aria-selected={name === chosen}
              aria-posinset={index + 1}
              aria-setsize={names.length}
              data-active={index === current}
              style={style}
              onClick={() => {
                setActive(index);
                onChoose(name);
              }}
            >
              <Icono markup={sprite.get(name)} size={size} />
              <span title={name}>{name}</span>
            </div>
          )
        );
      })}
    </div>
  );
}

function nextOf(key: string, current: number, columns: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * 5,
    PageUp: -columns * 5,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? null : Math.max(0, Math.min(count - 1, current + step));
}

/** The positions of the icons that are drawn: the visible rows, and some rows around them. */
function useCeldas(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const { width } = useSize(list);
  const [top, setTop] = useState(0);
  const columns = Math.max(1, Math.floor(width / cellWidth));
  const virtualizer = useWindowVirtualizer({
    count: width === 0 ? 0 : Math.ceil(count / columns),
    estimateSize: () => cellHeight,
    scrollMargin: top,
    // The top bar covers the first row, and the window ends behind the page's foot.
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
