import { Outlet, useParams } from 'react-router-dom';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { useDocumentTitle } from '../../../../lib/document-title';
import { findTarjeta } from '../cambios';
import type { Tablero } from '../tableros-api';
import { Columnas } from './columnas';
import { SinCoincidencias } from './sin-coincidencias';
import { TableroContext } from './tablero-context';
import { TableroHeader } from './tablero-header';
import { useFiltro } from './use-filtro';
import { useActionsOf } from './use-tablero-page';

interface TableroViewProps {
  tablero: Tablero;
  /** The tablero as it is shown. During a drag, it stays as it was when the drag began. */
  shown: Tablero;
  onDragStart: () => void;
  onDragEnd: () => void;
  canEdit: boolean;
}

/** A loaded tablero. An open card is shown over it. */
export function TableroView({ tablero, shown, canEdit, ...drag }: TableroViewProps) {
  const actions = useActionsOf(tablero, canEdit);
  const filtro = useFiltro(tablero.labels);
  const { cardId } = useParams();
  useDocumentTitle((cardId && findTarjeta(tablero, cardId)?.title) || tablero.title);
  return (
    <TableroContext value={actions}>
      <TableroHeader tablero={tablero} filtro={filtro} />
      <LimiteDeRol permiso="tableros.editar" que="cambiar el tablero ni sus tarjetas" quienes="gestores" />
      {filtro.matches && <SinCoincidencias lists={shown.lists} filtro={filtro} />}
      <Columnas shown={shown} matches={filtro.matches} {...drag} />
      <Outlet context={tablero} />
    </TableroContext>
  );
}
