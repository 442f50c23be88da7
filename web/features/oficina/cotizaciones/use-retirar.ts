import { apiMessage } from '../../../api/api-message';
import { offerUndo } from '../../../components/offer-undo';
import { useToast } from '../../../components/toast-actions';
import { formatFecha } from '../../../lib/fechas';
import { useCotizacionesRestoreMutation, useCotizacionesWithdrawMutation } from './cotizaciones-api';

/** Withdraws a rate that was written by mistake, and puts it back. */
export function useRetirar() {
  const toast = useToast();
  const [remove] = useCotizacionesWithdrawMutation();
  const [putBack] = useCotizacionesRestoreMutation();

  const withdraw = async (id: string, dia: string) => {
    try {
      await remove({ id }).unwrap();
      offerUndo(toast, `Se retiró la cotización del ${formatFecha(dia)}`, () => putBack({ id }).unwrap());
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };
  const restore = async (id: string, dia: string) => {
    try {
      await putBack({ id }).unwrap();
      toast(`Vuelve a valer la cotización del ${formatFecha(dia)}`);
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };
  return { withdraw, restore };
}
