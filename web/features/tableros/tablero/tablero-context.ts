import { createContext, use } from 'react';
import type { Lista, Tablero, Tarjeta } from '../tableros-api';

/** What the parts of a tablero can do. */
interface TableroActions {
  tablero: Tablero;
  canEdit: boolean;
  /** With the query of the address, so that a filter stays. */
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
