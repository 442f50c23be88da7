import { createContext, use } from 'react';
import type { CarpetaDeTableroDto } from '../../../../api/generated/carpetas';
import type { EstadoCarpeta } from '../public/estados';
import type { QuienMueve } from './destinos';

/** The actions that the board provides to its cards. */
interface TableroActions {
  /** Whether the person may move carpetas. */
  canMove: boolean;
  quien: QuienMueve;
  mover: (carpeta: CarpetaDeTableroDto, estado: EstadoCarpeta) => unknown;
}

export const TableroContext = createContext<TableroActions | null>(null);

export function useTableroActions(): TableroActions {
  const actions = use(TableroContext);
  if (!actions) throw new Error('There is no board around this component');
  return actions;
}
