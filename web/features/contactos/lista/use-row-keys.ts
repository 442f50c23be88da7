import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Linea } from './orden';

/**
 * The list by the keyboard: Tab comes to one row of it, the open one or the one where the focus last was, and the arrows,
 * Home, End and a screenful go on from there.
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

  // The row to go to may be drawn only once the list has moved there.
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

/** Where a key leads from a line, and on which side to look when that is a letter. */
const steps: Record<string, ((index: number, last: number) => [number, 1 | -1]) | undefined> = {
  ArrowDown: (index) => [index + 1, 1],
  ArrowUp: (index) => [index - 1, -1],
  PageDown: (index, last) => [Math.min(index + screenful, last), 1],
  PageUp: (index) => [Math.max(index - screenful, 1), 1],
  Home: () => [0, 1],
  End: (_, last) => [last, -1],
};
