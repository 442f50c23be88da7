import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { MINUTOS } from './franjas';

/** A place among the hours: a column, and the minutes since midnight, not rounded. */
export interface Punto {
  columna: number;
  minuto: number;
}

interface Arrastre {
  /** Whether a thing follows the pointer only after a long press of a finger, so that the finger can scroll. */
  afterLongPress: boolean;
  onMove: (at: Punto) => void;
  /** @param at null when the drag was given up, or the pointer did not move */
  onEnd: (at: Punto | null) => void;
}

/** The pixels that a pointer moves before a press becomes a drag. */
const LEAST = 4;
/** The pixels that a finger may move during a long press. */
const STILL = 8;
/** Milliseconds. */
const LONG_PRESS = 350;
/** In pixels: the distance from an edge within which a drag scrolls, and the most that it scrolls per frame. */
const EDGE = 48;
const FASTEST = 14;

/**
 * Follows pointers over the hours.
 * @param hojaRef the part that scrolls @param cuerpoRef the columns, which are 24 hours high
 */
export function useArrastrar(
  hojaRef: RefObject<HTMLElement | null>,
  cuerpoRef: RefObject<HTMLElement | null>,
  columnas: number,
) {
  const end = useRef<(() => void) | null>(null);
  const isDragging = useRef(false);

  const puntoAt = (x: number, y: number): Punto => {
    const { left, top, width, height } = cuerpoRef.current?.getBoundingClientRect() ?? new DOMRect();
    const columna = Math.floor(((x - left) / Math.max(1, width)) * columnas);
    return {
      columna: Math.min(Math.max(columna, 0), columnas - 1),
      minuto: Math.min(Math.max(((y - top) / Math.max(1, height)) * MINUTOS, 0), MINUTOS),
    };
  };

  // A finger that drags must not scroll. Browsers ask only listeners that may refuse.
  useEffect(() => {
    const cuerpo = cuerpoRef.current;
    const keep = (event: Event) => isDragging.current && event.cancelable && event.preventDefault();
    cuerpo?.addEventListener('touchmove', keep, { passive: false });
    cuerpo?.addEventListener('contextmenu', keep);
    return () => {
      cuerpo?.removeEventListener('touchmove', keep);
      cuerpo?.removeEventListener('contextmenu', keep);
    };
  }, [cuerpoRef]);
  const giveUp = useEffectEvent(() => end.current?.());
  useEffect(() => () => giveUp(), []);

  const seguir = (event: ReactPointerEvent, { afterLongPress, onMove, onEnd }: Arrastre) => {
    if (event.button !== 0) return;
    end.current?.();
    const isFinger = event.pointerType === 'touch';
    if (isFinger && !afterLongPress) return;
    const begin = { x: event.clientX, y: event.clientY };
    let at = begin;
    let frame = 0;
    const tell = () => onMove(puntoAt(at.x, at.y));
    const scroll = () => {
      const hoja = hojaRef.current;
      const before = hoja?.scrollTop ?? 0;
      if (hoja) hoja.scrollTop += speedAt(at.y, hoja);
      if (hoja && hoja.scrollTop !== before) tell();
      frame = requestAnimationFrame(scroll);
    };
    const take = () => {
      isDragging.current = true;
      frame = requestAnimationFrame(scroll);
      tell();
    };
    const timer = isFinger ? setTimeout(take, LONG_PRESS) : undefined;
    const follow = (moved: PointerEvent) => {
      at = { x: moved.clientX, y: moved.clientY };
      const distance = Math.hypot(at.x - begin.x, at.y - begin.y);
      if (isDragging.current) tell();
      else if (isFinger ? distance > STILL : distance >= LEAST) isFinger ? finish(false) : take();
    };
    const finish = (isDone: boolean) => {
      const wasDragging = isDragging.current;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      isDragging.current = false;
      end.current = null;
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', onEscape, true);
      onEnd(isDone && wasDragging ? puntoAt(at.x, at.y) : null);
      // The click of the same press comes before this.
      if (wasDragging) setTimeout(() => removeEventListener('click', refuse, true));
    };
    const refuse = (click: Event) => {
      click.preventDefault();
      click.stopPropagation();
    };
    const up = () => {
      if (isDragging.current) addEventListener('click', refuse, true);
      finish(true);
    };
    const cancel = () => finish(false);
    const onEscape = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape' || !isDragging.current) return;
      pressed.stopPropagation();
      cancel();
    };
    addEventListener('pointermove', follow);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', onEscape, true);
    end.current = cancel;
  };

  return { seguir, puntoAt };
}

/** The speed in pixels per frame; faster nearer to an edge. The head of the sheet stays over its top. */
function speedAt(y: number, hoja: HTMLElement): number {
  const { top, bottom } = hoja.getBoundingClientRect();
  const head = hoja.firstElementChild?.getBoundingClientRect().height ?? 0;
  const depth = (distance: number) => Math.min(1, Math.max(0, (EDGE - distance) / EDGE));
  return Math.round(FASTEST * (depth(bottom - y) - depth(y - top - head)));
}
