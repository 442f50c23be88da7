import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useMemo } from 'react';
import { type PorCargar, type Seleccion, useSeleccion } from '../../lib/selection';
import { elegibleOf, focusElegible, isInBarra } from './row';

const Contexto = createContext<Seleccion | null>(null);

interface ElegiblesProps<Item extends { id: string }> {
  /** The shown rows, in their order. */
  items: readonly Item[] | undefined;
  /** The rest of a list that comes in parts. It must be the same object while its data is the same. */
  resto?: PorCargar;
  /** Names the content of the list. Another place clears the choice. */
  place?: string | null;
  children: ReactNode;
}

/**
 * A list whose rows can be chosen. Space chooses the row with the focus, Shift and an arrow also its neighbour. Ctrl+A
 * chooses all rows, and Escape none, also in the bar. A choice draws only the components that call `useElegidas`, not
 * all rows.
 */
export function Elegibles<Item extends { id: string }>({ items, resto, place, children }: ElegiblesProps<Item>) {
  const lista = useMemo(() => items?.map(({ id }) => id) ?? [], [items]);
  const seleccion = useSeleccion(lista, resto);
  const { ids, toggle, extend, all, clear } = seleccion;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen in one place stays there
  useEffect(() => clear(), [place]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && isInBarra(event.target) && ids[0]) {
      // The bar disappears with the focus in it, so a row takes the focus.
      focusElegible(event.currentTarget, ids[0], event.target);
      clear();
      return event.preventDefault();
    }
    const id = elegibleOf(event.target);
    if (id === undefined || event.altKey) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const next = step && lista[lista.indexOf(id) + step];
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) toggle(id, event.shiftKey);
    else if (event.shiftKey && next) {
      extend(id, next);
      focusElegible(event.currentTarget, next, event.target);
    } else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) void all();
    else if (event.key === 'Escape' && ids.length > 0) clear();
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links and checkboxes inside
    <div onKeyDown={onKeyDown}>
      <Contexto value={seleccion}>{children}</Contexto>
    </div>
  );
}

/** The chosen rows of the list around the component. */
export function useElegidas(): Seleccion {
  const seleccion = use(Contexto);
  if (!seleccion) throw new Error('There is no list to choose from.');
  return seleccion;
}
