import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { cuentaActualApi } from '../../../../api/cuenta-actual-api';
import { useCuentaActualUpdateMutation } from '../../../../api/cuenta-api';
import type { ApiDispatch } from '../../../../api/empty-api';
import type { CuentaActualDto } from '../../../../api/generated/cuenta';
import { useConfirm } from '../../../../components/confirm';
import { keepTyped } from '../../../../components/form/keep-typed';
import { refuseForm } from '../../../../components/form/refusal';
import { useOvertaken } from '../../../../components/form/use-overtaken';
import { useToast } from '../../../../components/toast-actions';
import { type Ajustes, proximoCodigo, toAjustes, toCambios } from './ajustes';

/**
 * Saves the changed fields, based on the version that the form was filled from. While nothing is edited here, the
 * form follows other people's changes. Otherwise such a change makes saving a conflict (412).
 */
export function useSaveAjustes(cuenta: CuentaActualDto, form: UseFormReturn<Ajustes>) {
  const { seen = cuenta, setSeen, problem, explains, withCurrent } = useOvertaken(cuenta);
  const [modificar] = useCuentaActualUpdateMutation();
  const dispatch: ApiDispatch = useDispatch();
  const confirm = useConfirm();
  const toast = useToast();
  const { isDirty, dirtyFields } = form.formState;

  useEffect(() => {
    // After a save, the store still holds the older version for a moment. It is ignored.
    if (isDirty || cuenta.version <= seen.version) return;
    setSeen(cuenta);
    form.reset(toAjustes(cuenta));
  }, [cuenta, seen, setSeen, isDirty, form]);

  const save = async (ajustes: Ajustes) => {
    const modificarCuentaDto = toCambios(ajustes, dirtyFields);
    const proxima = modificarCuentaDto.proximo && proximoCodigo(seen.numeracion, ajustes);
    if (proxima && !(await confirm(continueQuestion(proxima)))) return;
    try {
      const saved = await modificar({ 'If-Match': `"${seen.version}"`, modificarCuentaDto }).unwrap();
      setSeen(saved);
      form.reset(toAjustes(saved));
      toast('Los datos de la cuenta quedaron guardados');
    } catch (error) {
      if (!explains(error)) refuseForm(form, error);
    }
  };

  const fetched = () => {
    const options = { forceRefetch: true, subscribe: false };
    return dispatch(cuentaActualApi.endpoints.cuentaActualGet.initiate(undefined, options)).unwrap();
  };

  /** Shows the cuenta as it is now around what was typed. */
  const reload = () =>
    withCurrent(fetched, (fresh) => {
      setSeen(fresh);
      form.reset(toAjustes(fresh), keepTyped);
    });

  return { save, hasConflict: problem !== null, reload, numeracion: seen.numeracion };
}

const continueQuestion = (codigo: string) => ({
  title: 'Cambiar la numeración',
  message: `La próxima carpeta será ${codigo}. En cuanto se numere, no se podrá volver a un número anterior.`,
  actions: { confirm: { label: 'Cambiar la numeración' }, cancel: { label: 'Cancelar' } },
});
