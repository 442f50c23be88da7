import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface Flyouts {
  isOpen(path: string[]): boolean;
  /** Opens the flyout of a path, by the ids of the entries that lead to it, and closes all others. */
  openOnly(path: string[]): void;
  /**
   * Opens a closed flyout, or closes a flyout that was opened by a press. A flyout opened by pointing stays open at the
   * first press.
   */
  press(path: string[]): void;
  point(path: string[]): void;
  leave(path: string[]): void;
}

/** Milliseconds before a flyout closes, in which the pointer can come back. */
const tolerance = 200;

/** The open flyouts of a bar, which form one path. A new page and a click elsewhere close them. */
export function useFlyouts(bar: RefObject<HTMLElement | null>): Flyouts {
  const { key } = useLocation();
  const [open, setOpen] = useState<string[]>([]);
  const isPressed = useRef(false);
  const leaving = useRef(0);

  const openOnly = (path: string[]) => {
    clearTimeout(leaving.current);
    if (path.length === 0) isPressed.current = false;
    setOpen(path);
  };
  const isOpen = (path: string[]) => path.every((id, level) => open[level] === id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes them
  useEffect(() => openOnly([]), [key]);

  useEffect(() => {
    const pressElsewhere = ({ target }: Event) => {
      if (bar.current?.contains(target as Node)) return;
      isPressed.current = false;
      setOpen([]);
    };
    document.addEventListener('pointerdown', pressElsewhere);
    return () => document.removeEventListener('pointerdown', pressElsewhere);
  }, [bar]);

  return {
    isOpen,
    openOnly,
    press(path) {
      const isShut = isOpen(path) && isPressed.current;
      isPressed.current = !isShut || path.length > 1;
      openOnly(isShut ? path.slice(0, -1) : path);
    },
    point(path) {
      openOnly(path);
    },
    leave(path) {
      clearTimeout(leaving.current);
      if (!isPressed.current) leaving.current = window.setTimeout(() => setOpen(path.slice(0, -1)), tolerance);
    },
  };
}
