import { Outlet } from 'react-router-dom';
import type { Tablero } from '../tableros-api';
import { Columnas } from './columnas';
import { TableroContext } from './tablero-context';
import { TableroHeader } from './tablero-header';
import { useFiltro } from './use-filtro';
import { useActionsOf } from './use-tablero-page';

interface TableroViewProps {
  tablero: Tablero;
  /** As it is shown: while something is dragged, as it was when that began. */
  shown: Tablero;
  onDragStart: () => void;
  onDragEnd: () => void;
  canEdit: boolean;
}

/** A tablero that has arrived; a card of it opens over it. */
export function TableroView({ tablero, canEdit, ...drag }: TableroViewProps) {
  const actions = useActionsOf(tablero, canEdit);
  const filtro = useFiltro();
  return (
    <TableroContext value={actions}>
      <TableroHeader tablero={tablero} filtro={filtro} />
      <Columnas matches={filtro.matches} {...drag} />
      <Outlet context={tablero} />
    </TableroContext>
  );
}
