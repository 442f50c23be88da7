import { Outlet } from 'react-router-dom';
import type { Tablero } from '../tableros-api';
import { Columnas } from './columnas';
import { TableroContext } from './tablero-context';
import { TableroHeader } from './tablero-header';
import { useFiltro } from './use-filtro';
import { useQuieto } from './use-quieto';
import { useActionsOf } from './use-tablero-page';

interface TableroViewProps {
  tablero: Tablero;
  canEdit: boolean;
}

/** A tablero that has arrived; a card of it opens over it. */
export function TableroView({ tablero, canEdit }: TableroViewProps) {
  const actions = useActionsOf(tablero, canEdit);
  const filtro = useFiltro();
  const { shown, hold, letGo } = useQuieto(tablero);
  return (
    <TableroContext value={actions}>
      <TableroHeader tablero={tablero} filtro={filtro} />
      <Columnas shown={shown} matches={filtro.matches} onDragStart={hold} onDragEnd={letGo} />
      <Outlet context={tablero} />
    </TableroContext>
  );
}
