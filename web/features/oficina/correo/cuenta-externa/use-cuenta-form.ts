import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { CuentaExternaDto } from '../../../../api/generated/correos';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { useToast } from '../../../../components/toast-actions';
import { useAppDispatch } from '../../../../store/hooks';
import { cuentaExterna } from '../correos';
import { type CuentaValues, cuentaDe, reglas, vacia, valuesDe } from './cuenta-values';

/**
 * The form of an external account. The server tries the account before it stores it.
 * @param onDone called once the account is stored
 */
export function useCuentaForm(stored: CuentaExternaDto | undefined, onDone?: () => void) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const form = useForm<CuentaValues>({
    resolver: valibotResolver(reglas),
    defaultValues: stored ? valuesDe(stored) : vacia,
  });
  const submit = form.handleSubmit(async (values) => {
    const guardarCuentaExternaDto = cuentaDe(values, stored);
    try {
      await dispatch(cuentaExterna.send('cuentaExternaSaveCuentaExterna', { guardarCuentaExternaDto }));
      toast(stored ? 'La cuenta se conectó de nuevo' : 'Cuenta conectada: sus correos están llegando');
      onDone?.();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return { form, submit };
}
