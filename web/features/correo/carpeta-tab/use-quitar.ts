import { apiMessage } from '../../../api/api-message';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { offerUndo } from '../../../components/offer-undo';
import { useToast } from '../../../components/toast-actions';
import { named } from '../../../lib/named';
import {
  type CorreoArchivado,
  useCorreosDeCarpetasRemoveMutation,
  useCorreosDeCarpetasRestoreMutation,
} from './correos-de-carpeta-api';

/** Takes a mail off the carpeta, and offers to undo it. */
export function useQuitar({ id }: Pick<CarpetaDetalleDto, 'id'>) {
  const toast = useToast();
  const [remove] = useCorreosDeCarpetasRemoveMutation();
  const [restore] = useCorreosDeCarpetasRestoreMutation();
  return async ({ id: correoId, asunto }: CorreoArchivado): Promise<void> => {
    try {
      await remove({ id, correoId }).unwrap();
      offerUndo(toast, `${named('Correo', asunto)} quitado de la carpeta`, () => restore({ id, correoId }).unwrap());
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };
}
