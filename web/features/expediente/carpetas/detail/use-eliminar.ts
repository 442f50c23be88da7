import { useNavigate } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { named } from '../../../../lib/named';
import { selectCuentaId } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { listAddress } from '../list-address';
import { useCarpetaWrites, useReloadCarpeta, useWriteProblem } from './use-carpeta-writes';

/** Deletes a draft without asking, because the toast and the trash offer to restore it. */
export function useEliminar(carpeta: CarpetaDetalleDto) {
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
