import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface Moving {
  /** The number of columns of a grid, in which the arrows move to all sides. */
  columns?: number;
  /** Scrolls to a row, because the browser alone would leave the row under another element. */
  scrollTo?: (index: number) => void;
}

/**
 * Moves through a list by keyboard. Tab reaches one row: the open row, or the row that last had the focus. The arrows,
 * Home, End, Page Up and Page Down move on from there. The focusable element has the id of its row as `data-fila`. The
 * row `tabStop` is drawn even when it is out of sight.
 * @param ids of the rows in their order; null for a row that cannot have the focus, such as a letter
 */
export function useRowKeys(ids: readonly (string | null)[], openId: string | undefined) {
  const [keptId, setKeptId] = useState(openId);
  const wanted = useRef<{ id: string; preventScroll: boolean } | null>(null);

  useEffect(() => {
    if (openId) setKeptId(openId);
  }, [openId]);

  const focusWanted = () => {
    if (!wanted.current) return;
    const { id, preventScroll } = wanted.current;
    const row = document.querySelector<HTMLElement>(`[data-fila="${CSS.escape(id)}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll });
  };
  // The wanted row may be drawn only after the list has scrolled to it.
  useEffect(focusWanted);

  const found = keptId === undefined ? -1 : ids.indexOf(keptId);
  const tabStop =
    found >= 0
      ? found
      : Math.max(
          0,
          ids.findIndex((id) => id !== null),
        );

  const press = (event: KeyboardEvent, index: number, { columns = 1, scrollTo }: Moving = {}) => {
    const step = (columns > 1 && sideSteps[event.key]) || steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const [target, direction] = step(index, ids.length - 1, columns);
    let next = Math.min(Math.max(target, 0), ids.length - 1);
    while (ids[next] === null) next += direction;
    const id = ids[next];
    if (!id || next === index) return;
    wanted.current = { id, preventScroll: scrollTo !== undefined };
    setKeptId(id);
    scrollTo?.(next);
    focusWanted();
  };

  const keep = (index: number) => {
    const id = ids[index];
    if (id) setKeptId(id);
  };
  return { tabStop, press, keep };
}

const screenful = 8;

/** The row that a key leads to, and the direction to continue if that row cannot have the focus. */
type Steps = Record<string, ((index: number, last: number, columns: number) => [number, 1 | -1]) | undefined>;

const steps: Steps = {
  ArrowDown: (index, _, columns) => [index + columns, 1],
  ArrowUp: (index, _, columns) => [index - columns, -1],
  PageDown: (index, last, columns) => [Math.min(index + screenful * columns, last), 1],
  PageUp: (index, _, columns) => [Math.max(index - screenful * columns, 0), 1],
  Home: () => [0, 1],
  End: (_, last) => [last, -1],
};

const sideSteps: Steps = {
  ArrowRight: (index) => [index + 1, 1],
  ArrowLeft: (index) => [index - 1, -1],
};
