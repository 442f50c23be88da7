import { CalendarPlus, CopyPlus, FilePen, Link2, Pencil, Trash2, UserRoundPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { CarpetaDetalleDto, MovimientoDto } from '../../../../api/generated/carpetas';
import { useNombreDeQuienes } from '../../../../components/limite-de-rol';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuGroup, MenuItem, MenuSeparator } from '../../../../components/ui/menu-entries';
import { named } from '../../../../lib/named';
import { selectCuentaId } from '../../../../session/session-selectors';
import { usePermiso } from '../../../../session/use-permiso';
import { useAppSelector } from '../../../../store/hooks';
import { listAddress } from '../list-address';
import { estaFirmada } from '../public/estados';
import { useCanAgendarFirma } from './agendar-firma';
import type { DialogoDeCarpeta } from './carpeta-dialogs';
import { MovimientoItem } from './movimiento-item';
import { useCarpetaWrites, useReloadCarpeta, useWriteProblem } from './use-carpeta-writes';

interface CarpetaMenuProps {
  carpeta: CarpetaDetalleDto;
  onMove: (movimiento: MovimientoDto) => void;
  onOpen: (dialogo: DialogoDeCarpeta) => void;
}

/** The actions of a carpeta besides its next step. A move that cannot be made now says why. */
export function CarpetaMenu({ carpeta, onMove, onOpen }: CarpetaMenuProps) {
  const { permisos, recorrido, estado, eliminadaEn } = carpeta;
  const canMove = usePermiso('carpetas.editar');
  const canSeeAccesos = usePermiso('carpetas.accesos');
  const eliminar = useEliminar(carpeta);
  const moves = carpeta.movimientos.filter((move) => !canMove || move.estado !== recorrido.siguiente);
  const canAgendar = useCanAgendarFirma(carpeta);
  const canDelete = permisos.eliminar && !eliminadaEn;
  // What the role does not allow shows, with who may do it. What the estado does not allow is said beside the datos.
  const nombreDeQuienes = useNombreDeQuienes();
  const isLimited = !canMove && !eliminadaEn && estado !== 'anulada' && estado !== 'archivada';
  const motivo = isLimited ? `Lo hace ${nombreDeQuienes('oficina')}.` : undefined;
  const hasActions = isLimited || permisos.editar || canAgendar || canSeeAccesos || permisos.vincular || canDelete;
  if (moves.length === 0 && !hasActions) return null;
  return (
    <ActionsMenu label="Más acciones">
      {moves.length > 0 && (
        <MenuGroup label="Mover a">
          {moves.map((move) => (
            <MovimientoItem key={move.estado} movimiento={move} onClick={() => onMove(move)} />
          ))}
        </MenuGroup>
      )}
      {moves.length > 0 && hasActions && <MenuSeparator />}
      {(permisos.editar || motivo) && (
        <MenuItem Icon={Pencil} motivo={motivo} onClick={() => onOpen('editar')}>
          Editar datos
        </MenuItem>
      )}
      {canAgendar && (
        <MenuItem Icon={CalendarPlus} onClick={() => onOpen('agendar')}>
          Agendar la firma
        </MenuItem>
      )}
      {(canSeeAccesos || motivo) && (
        <MenuItem Icon={UserRoundPlus} motivo={canSeeAccesos ? undefined : motivo} onClick={() => onOpen('accesos')}>
          Accesos
        </MenuItem>
      )}
      {(permisos.vincular || motivo) && (
        <MenuItem Icon={Link2} motivo={motivo} onClick={() => onOpen('vincular')}>
          Vincular con otra carpeta
        </MenuItem>
      )}
      {permisos.vincular && (
        <>
          <MenuItem Icon={CopyPlus} onClick={() => onOpen('duplicar')}>
            Duplicar la carpeta
          </MenuItem>
          {estaFirmada(estado) && (
            <MenuItem Icon={FilePen} onClick={() => onOpen('corregir')}>
              Abrir carpeta que corrige
            </MenuItem>
          )}
        </>
      )}
      {canDelete && (
        <>
          <MenuSeparator />
          <MenuItem Icon={Trash2} isDanger onClick={eliminar}>
            Eliminar borrador
          </MenuItem>
        </>
      )}
    </ActionsMenu>
  );
}

/** Deletes a draft without asking, because the toast and the trash offer to restore it. */
function useEliminar(carpeta: CarpetaDetalleDto) {
  const cuentaId = useAppSelector(selectCuentaId);
  const navigate = useNavigate();
  const toast = useToast();
  const tellProblem = useWriteProblem();
  const reload = useReloadCarpeta();
  const { remove, restore } = useCarpetaWrites();

  const undo = async () => {
    // Deleting raises the version, but its answer does not contain the new version.
    await restore(await reload(carpeta.id));
    toast('Borrador restaurado');
  };

  return async () => {
    try {
      await remove(carpeta);
      void navigate(listAddress(cuentaId));
      offerUndo(toast, `${named('Borrador', carpeta.caratula)} eliminado`, undo);
    } catch (error) {
      tellProblem(error, carpeta.id);
    }
  };
}
