import type { CarpetaDeTableroDto } from '../../../../api/generated/carpetas';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuGroup } from '../../../../components/ui/menu-entries';
import { MovimientoItem } from '../detail/movimiento-item';
import { motivoDe } from './destinos';
import { focusCarpeta } from './focus-carpeta';
import { useTableroActions } from './tablero-context';

/** The menu of a card's moves, for people who do not drag. */
export function TarjetaMenu({ carpeta }: { carpeta: CarpetaDeTableroDto }) {
  const { mover, quien } = useTableroActions();
  const { id, codigo, caratula, movimientos } = carpeta;
  return (
    <ActionsMenu label={`Acciones de ${codigo ?? caratula}`} size="small">
      <MenuGroup label="Mover a…">
        {movimientos.map((movimiento) => (
          <MovimientoItem
            key={movimiento.estado}
            movimiento={movimiento}
            permitido={motivoDe(movimiento, quien.firma) === null}
            onClick={() => {
              void mover(carpeta, movimiento.estado);
              focusCarpeta(id, movimiento.estado);
            }}
          />
        ))}
      </MenuGroup>
    </ActionsMenu>
  );
}
