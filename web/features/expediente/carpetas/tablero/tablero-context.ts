import { createContext, use } from 'react';
import type { EstadoCarpeta } from '../public/estados';
import type { QuienMueve } from './destinos';
import type { Tarjeta } from './tableros';

/** The actions that the board provides to its cards. */
interface TableroActions {
  /** Whether the person may move carpetas. */
  canMove: boolean;
  quien: QuienMueve;
  mover: (carpeta: Tarjeta, estado: EstadoCarpeta) => unknown;
}

export const TableroContext = createContext<TableroActions | null>(null);

export function useTableroActions(): TableroActions {
  const actions = use(TableroContext);
  if (!actions) throw new Error('There is no board around this component');
  return actions;
}
