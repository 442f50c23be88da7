import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Linea } from './orden';

/**
 * Moves through the list by keyboard. Tab reaches one row: the open one, or the last one with the focus. The arrows,
 * Home, End, Page Up and Page Down move on from there.
 */
export function useRowKeys(lineas: readonly Linea[], openId: string | undefined) {
  const isRow = (index: number) => lineas[index]?.kind === 'contacto';
  const indexOf = (id: string | undefined) =>
    lineas.findIndex((linea) => linea.kind === 'contacto' && linea.contacto.id === id);
  const [keptId, setKeptId] = useState<string | undefined>(openId);
  const wanted = useRef<string | null>(null);

  useEffect(() => {
    if (openId) setKeptId(openId);
  }, [openId]);

  // The wanted row may be drawn only after the list has scrolled to it.
  useEffect(() => {
    const id = wanted.current;
    const row = id && document.querySelector<HTMLElement>(`[data-contacto="${CSS.escape(id)}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });

  const found = indexOf(keptId);
  const tabStop =
    found >= 0
      ? found
      : Math.max(
          0,
          lineas.findIndex(({ kind }) => kind === 'contacto'),
        );

  const press = (event: KeyboardEvent, index: number, scrollTo: (index: number) => void) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const [target, direction] = step(index, lineas.length - 1);
    let next = Math.min(Math.max(target, 0), lineas.length - 1);
    while (lineas[next] && !isRow(next)) next += direction;
    const linea = lineas[next];
    if (linea?.kind !== 'contacto') return;
    wanted.current = linea.contacto.id;
    setKeptId(linea.contacto.id);
    scrollTo(next);
  };

  const keep = (index: number) => {
    const linea = lineas[index];
    if (linea?.kind === 'contacto') setKeptId(linea.contacto.id);
  };
  return { tabStop, press, keep };
}

const screenful = 8;

/** The line that a key leads to, and the direction to go on if that line is a letter. */
const steps: Record<string, ((index: number, last: number) => [number, 1 | -1]) | undefined> = {
  ArrowDown: (index) => [index + 1, 1],
  ArrowUp: (index) => [index - 1, -1],
  PageDown: (index, last) => [Math.min(index + screenful, last), 1],
  PageUp: (index) => [Math.max(index - screenful, 1), 1],
  Home: () => [0, 1],
  End: (_, last) => [last, -1],
};
