import { createContext, use } from 'react';
import type { Lista, Tablero, Tarjeta } from '../tableros-api';

/** The tablero and the actions on it, for its components. */
interface TableroActions {
  tablero: Tablero;
  canEdit: boolean;
  /** The address of a card, with the present query so that the filter stays. */
  hrefOf: (tarjeta: Tarjeta) => string;
  moveTarjeta: (tarjeta: Tarjeta, listId: string, index: number) => void;
  moveLista: (lista: Lista, index: number) => void;
  removeTarjeta: (tarjeta: Tarjeta) => Promise<unknown>;
}

export const TableroContext = createContext<TableroActions | null>(null);

export function useTableroActions(): TableroActions {
  const actions = use(TableroContext);
  if (!actions) throw new Error('There is no tablero around this component');
  return actions;
}
