import { apiMessage } from '../../../api/api-message';
import type { ParteDto } from '../../../api/generated/partes';
import { useToast } from '../../../components/toast-actions';
import { usePartesUpdateMutation } from '../publico/partes-api';

/** Moves a parte to another place of the order. */
export function useMoveParte(carpetaId: string) {
  const toast = useToast();
  const [update] = usePartesUpdateMutation();
  return async ({ id: parteId }: ParteDto, orden: number) => {
    try {
      await update({ id: carpetaId, parteId, modificarParteDto: { orden } }).unwrap();
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };
}
