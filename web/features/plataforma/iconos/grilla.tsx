import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icono } from './icono';
import styles from './iconos.module.css';
import type { Sprite } from './sprite';
import { useCeldas } from './use-celdas';

interface GrillaProps {
  label: string;
  names: readonly string[];
  /** Has them. */
  sprite: Sprite;
  /** Pixels. */
  size: number;
  /** The open one. */
  chosen: string | null;
  onChoose: (name: string) => void;
}

/** Icons by name. The arrow keys go from one to the next, Enter opens it. */
export function Grilla({ label, names, sprite, size, chosen, onChoose }: GrillaProps) {
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
