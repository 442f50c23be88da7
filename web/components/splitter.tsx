import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { deviceStorage } from '../lib/browser-storage';
import styles from './splitter.module.css';

/** Pixels by which an arrow key moves the splitter, and with Shift. */
const STEP = 16;
const BIG_STEP = 64;

export interface Limits {
  min: number;
  max: number;
}

/** A width that this browser remembers; null for the usual width. @param key the key in the storage */
export function useKeptWidth(key: string, { min, max }: Limits): [number | null, (width: number | null) => void] {
  const [width, setWidth] = useState(() => {
    const kept = Number(deviceStorage.read(key) ?? Number.NaN);
    return Number.isFinite(kept) ? within(kept, { min, max }) : null;
  });
  const keep = (next: number | null) => {
    setWidth(next);
    deviceStorage.write(key, next === null ? null : String(next));
  };
  return [width, keep];
}

interface SplitterProps extends Limits {
  label: string;
  /** The id of the element before the splitter, whose width it changes. */
  controls: string;
  /** The chosen width in pixels; null for the usual width. */
  width: number | null;
  onWidth: (width: number | null) => void;
}

/**
 * The line between two parts side by side, which narrows or widens the first: by dragging, and by the arrow keys. Home
 * and End go to the limits. A double press brings the usual width back, and so does Enter.
 */
export function Splitter({ label, controls, width, onWidth, min, max }: SplitterProps) {
  /** The place of the pointer at the start of a drag, and the width then. */
  const [drag, setDrag] = useState<{ x: number; width: number } | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const widthNow = () => width ?? document.getElementById(controls)?.offsetWidth ?? min;
  const move = (next: number) => onWidth(within(next, { min, max }));

  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? BIG_STEP : STEP;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => move(widthNow() - step),
      ArrowRight: () => move(widthNow() + step),
      Home: () => move(min),
      End: () => move(max),
      Enter: () => onWidth(null),
    };
    if (!moves[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moves[event.key]?.();
  };
  const follow = ({ clientX }: PointerEvent) => drag && move(drag.width + clientX - drag.x);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a line with a value that one moves is no <hr>
    <div
      role="separator"
      tabIndex={0}
      className={styles.splitter}
      aria-label={label}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={Math.round(width ?? shown ?? min)}
      aria-valuetext={width === null ? 'Ancho de siempre' : `${Math.round(width)} píxeles`}
      title="Arrastre para cambiar el ancho; con doble clic vuelve al de siempre"
      data-dragging={drag !== null}
      onFocus={() => setShown(widthNow())}
      onKeyDown={press}
      onDoubleClick={() => onWidth(null)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setDrag({ x: event.clientX, width: widthNow() });
      }}
      onPointerMove={follow}
      onPointerUp={() => setDrag(null)}
      onPointerCancel={() => setDrag(null)}
    />
  );
}

const within = (width: number, { min, max }: Limits) => Math.min(max, Math.max(min, width));
