import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useToast } from '../../../../components/toast-actions';
import { useClipboard } from '../../../../components/use-copy';
import type { Lista } from '../tableros-api';
import { focusBesideLista } from './focus-tarjeta';
import { useTableroActions } from './tablero-context';

/**
 * Moves the focus to the list beside this one when this one is deleted with the focus in it. Does nothing when the
 * whole tablero is left.
 *
 * @param scroller the element with all lists; null once the tablero is left
 * @returns `onLost`, which tells that the list was deleted and offers to copy what was typed into it
 */
export function useListaPerdida(lista: Lista, scroller: RefObject<HTMLElement | null>) {
  const { tablero } = useTableroActions();
  const toast = useToast();
  const copy = useClipboard();
  const section = useRef<HTMLElement>(null);
  const focusBeside = useEffectEvent(() => scroller.current && focusBesideLista(tablero, lista));

  useLayoutEffect(() => {
    const element = section.current;
    return () => {
      // The element is still on the page, and has the focus until React removes it.
      if (element?.contains(document.activeElement)) queueMicrotask(focusBeside);
    };
  }, []);

  const onLost = (text: string) => {
    if (!scroller.current) return;
    toast(`Se eliminó la lista «${lista.title}». Lo que escribía no se agregó.`, {
      severity: 'error',
      action: { label: 'Copiar', onClick: () => void copy(text) },
    });
  };
  return { section, onLost };
}
