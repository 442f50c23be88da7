import { createContext, type KeyboardEvent, type ReactNode, use, useMemo } from 'react';
import { type Seleccion, useSeleccion } from '../../lib/seleccion';

const Contexto = createContext<Seleccion | null>(null);

interface ElegiblesProps<Item extends { id: string }> {
  /** The rows that are shown, in their order. */
  items: readonly Item[] | undefined;
  children: ReactNode;
}

/**
 * A list whose rows can be chosen. From a checkbox, Shift and an arrow choose the next row too, Ctrl+A all, and Escape
 * none.
 */
export function Elegibles<Item extends { id: string }>({ items, children }: ElegiblesProps<Item>) {
  const lista = useMemo(() => items?.map(({ id }) => id) ?? [], [items]);
  const seleccion = useSeleccion(lista);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = event.target instanceof HTMLInputElement ? event.target.dataset.elegir : undefined;
    if (id === undefined || event.altKey) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const next = step && lista[lista.indexOf(id) + step];
    if (event.shiftKey && next) {
      seleccion.extend(id, next);
      event.currentTarget.querySelector<HTMLElement>(`input[data-elegir="${CSS.escape(next)}"]`)?.focus();
    } else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) seleccion.all();
    else if (event.key === 'Escape' && seleccion.ids.length > 0) seleccion.clear();
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the checkboxes inside
    <div onKeyDown={onKeyDown}>
      <Contexto value={seleccion}>{children}</Contexto>
    </div>
  );
}

/** The chosen rows of the list around. */
export function useElegidas(): Seleccion {
  const seleccion = use(Contexto);
  if (!seleccion) throw new Error('There is no list to choose from.');
  return seleccion;
}
