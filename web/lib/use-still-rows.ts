import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react';

/**
 * Keeps the rows of a list in their places while the pointer or the focus is among them, although others change the
 * list. New rows wait at the end meanwhile.
 *
 * @param list identifies the request for the rows: rows of another request show at once
 * @returns the rows, and the props of the element around them
 */
export function useStillRows<Row extends { id: string }>(rows: Row[] | undefined, list: string) {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const last = useRef<{ list: string; ids: string[] }>(null);
  const isStill = hasPointer || hasFocus;
  const shown = useMemo(() => {
    const ids = isStill && last.current?.list === list ? last.current.ids : [];
    return rows && inPlace(rows, ids);
  }, [rows, list, isStill]);
  useEffect(() => {
    last.current = shown ? { list, ids: shown.map(({ id }) => id) } : null;
  }, [shown, list]);
  const around = {
    onPointerEnter: () => setPointer(true),
    onPointerLeave: () => setPointer(false),
    onFocus: () => setFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget)),
  };
  return { rows: shown, around };
}

/** The rows in the order of `ids`, and the others after them. */
function inPlace<Row extends { id: string }>(rows: Row[], ids: readonly string[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = ids.flatMap((id) => byId.get(id) ?? []);
  const isKnown = new Set(ids);
  return known.length === 0 ? rows : [...known, ...rows.filter(({ id }) => !isKnown.has(id))];
}
