import { type RefObject, useRef } from 'react';

type Medidas = Pick<
  Element,
  'scrollTop' | 'scrollLeft' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight'
>;

/** The position to which one frame scrolls with another: the same proportion of its own way. */
export function reflejo(de: Medidas, en: Medidas): { top: number; left: number } {
  return {
    top: part(de.scrollTop, de.scrollHeight - de.clientHeight) * Math.max(0, en.scrollHeight - en.clientHeight),
    left: part(de.scrollLeft, de.scrollWidth - de.clientWidth) * Math.max(0, en.scrollWidth - en.clientWidth),
  };
}

const part = (done: number, way: number) => (way > 0 ? done / way : 0);

/** Scrolls each of two frames with the other. Returns their `onScroll`. */
export function useScrollJuntos(uno: RefObject<HTMLElement | null>, otro: RefObject<HTMLElement | null>) {
  /**
   * The position that each frame was scrolled to. The scroll event that follows must not move the other frame again.
   */
  const put = useRef(new WeakMap<Element, string>());
  const follow = (de: HTMLElement | null, en: HTMLElement | null) => {
    if (!de || !en || put.current.get(de) === placeOf(de)) return;
    put.current.delete(de);
    en.scrollTo({ ...reflejo(de, en), behavior: 'instant' });
    put.current.set(en, placeOf(en));
  };
  return [() => follow(uno.current, otro.current), () => follow(otro.current, uno.current)] as const;
}

const placeOf = ({ scrollTop, scrollLeft }: Element) => `${scrollTop} ${scrollLeft}`;
