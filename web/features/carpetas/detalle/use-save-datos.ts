import { useState } from 'react';
import type { FormState, UseFormReturn } from 'react-hook-form';
import { apiMessage } from '../../../api/api-message';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { applyServerErrors } from '../../../components/form/server-errors';
import { useToast } from '../../../components/toast-actions';
import { estaFirmada } from '../publico/estados';
import { camposDelActo, type DatosCarpeta, toDatos, toModificar } from './editar-schema';
import { isConflict, useCarpetaWrites, useReloadCarpeta } from './use-carpeta-writes';

interface Saving {
  carpeta: CarpetaDetalleDto;
  form: UseFormReturn<DatosCarpeta>;
  dirtyFields: FormState<DatosCarpeta>['dirtyFields'];
  onSaved: () => void;
}

/**
 * Saves the changed fields, based on the carpeta that the form was filled from. If somebody else changed it
 * meanwhile, the save is a conflict and overwrites nothing.
 */
export function useSaveDatos({ carpeta, form, dirtyFields, onSaved }: Saving) {
  const [seen, setSeen] = useState(carpeta);
  const [hasConflict, setHasConflict] = useState(false);
  const { update } = useCarpetaWrites();
  const reloadCarpeta = useReloadCarpeta();
  const toast = useToast();

  const save = async (datos: DatosCarpeta) => {
    try {
      await update(seen, toModificar(datos, dirtyFields));
      toast('Datos guardados');
      onSaved();
    } catch (error) {
      if (isConflict(error)) setHasConflict(true);
      else applyServerErrors(form, error);
    }
  };

  const reload = async () => {
    try {
      const fresh = await reloadCarpeta(seen.id);
      setSeen(fresh);
      form.reset(toDatos(fresh), { keepDirtyValues: true, keepDirty: true });
      if (estaFirmada(fresh.estado)) for (const campo of camposDelActo) form.resetField(campo);
      setHasConflict(false);
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };

  return { save, hasConflict, reload, isFirmada: estaFirmada(seen.estado) };
}
