import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * A distance from the end below this many pixels counts as the end. Within `loadWithin` pixels of an end, more messages
 * are loaded.
 */
const nearby = 48;
const loadWithin = 900;

interface LogScrollOptions {
  /** Any value that changes whenever the drawn messages change. */
  drawn: unknown;
  hayAnteriores: boolean;
  hayPosteriores: boolean;
  /** Called when the person scrolls near the beginning or near the end of the drawn messages. */
  onNearStart: () => void;
  onNearEnd: () => void;
}

interface LogScroll {
  list: RefObject<HTMLDivElement | null>;
  /** Whether the last message of the conversation is in sight. */
  isAtEnd: boolean;
  /** On which side the line of unread messages is: null when it is in sight, undefined before the first look. */
  lineSide: 'above' | 'below' | null | undefined;
  goToEnd: () => void;
  /**
   * Scrolls a drawn message into the middle.
   * @returns whether the message is drawn
   */
  goTo: (id: string) => boolean;
  /** Scrolls a message into the middle once it is drawn. */
  goToLater: (id: string) => void;
}

const rowOf = (list: HTMLElement, id: string) =>
  list.querySelector<HTMLElement>(`[data-mensaje=${JSON.stringify(id)}]`);

/**
 * Scrolls a thread. The end stays in sight unless the person has scrolled up. Then the first message in sight keeps its
 * place, whatever is drawn or removed before it.
 */
export function useLogScroll({ drawn, hayAnteriores, hayPosteriores, ...told }: LogScrollOptions): LogScroll {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [lineSide, setLineSide] = useState<LogScroll['lineSide']>();
  /** The first message in sight, and the place where it was drawn. */
  const anchor = useRef<{ id: string; top: number } | null>(null);
  const wanted = useRef<string | null>(null);
  const latest = useRef({ hayAnteriores, hayPosteriores, ...told });
  useLayoutEffect(() => {
    latest.current = { hayAnteriores, hayPosteriores, ...told };
  });

  const look = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const left = scrollHeight - scrollTop - clientHeight;
    atEnd.current = left < nearby && !latest.current.hayPosteriores;
    setIsAtEnd(atEnd.current);
    setLineSide(sideOfLine(element));
    anchor.current = firstInSight(element);
    // A hidden list has no height, and always seems to be at its beginning.
    if (clientHeight === 0) return;
    if (scrollTop < loadWithin && latest.current.hayAnteriores) latest.current.onNearStart();
    if (left < loadWithin && latest.current.hayPosteriores) latest.current.onNearEnd();
  }, []);

  const goToEnd = useCallback(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    look();
  }, [look]);

  const goTo = useCallback(
    (id: string) => {
      const row = list.current && rowOf(list.current, id);
      if (!list.current || !row) return false;
      atEnd.current = false;
      list.current.scrollTop = row.offsetTop - (list.current.clientHeight - row.offsetHeight) / 2;
      look();
      return true;
    },
    [look],
  );
  const goToLater = useCallback((id: string) => {
    wanted.current = id;
  }, []);

  /** Keeps the messages in sight at their place, whatever has changed the size. */
  const hold = useCallback(() => {
    const element = list.current;
    if (!element) return;
    if (atEnd.current) element.scrollTop = element.scrollHeight;
    else if (anchor.current) {
      const row = rowOf(element, anchor.current.id);
      if (row) element.scrollTop += row.offsetTop - anchor.current.top;
    }
    look();
  }, [look]);

  useEffect(() => {
    const element = list.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    element.addEventListener('scroll', look, { passive: true });
    // The field below grows with its text, and the window may change its size. Messages grow when data for them
    // arrives. jsdom has no ResizeObserver.
    const sizes = 'ResizeObserver' in window && new ResizeObserver(hold);
    if (sizes) for (const each of [element, content]) sizes.observe(each);
    return () => {
      element.removeEventListener('scroll', look);
      if (sizes) sizes.disconnect();
    };
  }, [look, hold]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is what moves
  useLayoutEffect(() => {
    if (wanted.current && goTo(wanted.current)) wanted.current = null;
    else hold();
  }, [drawn, hold, goTo]);

  return { list, isAtEnd, lineSide, goToEnd, goTo, goToLater };
}

/** A line that is not drawn is among older messages. */
function sideOfLine(element: HTMLElement): LogScroll['lineSide'] {
  const line = element.querySelector<HTMLElement>('[data-unread-line]');
  if (!line || line.offsetTop < element.scrollTop) return 'above';
  return line.offsetTop > element.scrollTop + element.clientHeight ? 'below' : null;
}

/** The first message whose end is below the upper edge. */
function firstInSight(element: HTMLElement): { id: string; top: number } | null {
  const rows = element.querySelectorAll<HTMLElement>('[data-mensaje]');
  let [from, to] = [0, rows.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    const row = rows[middle] as HTMLElement;
    if (row.offsetTop + row.offsetHeight > element.scrollTop) to = middle;
    else from = middle + 1;
  }
  const row = rows[from];
  return row ? { id: row.dataset.mensaje ?? '', top: row.offsetTop } : null;
}
