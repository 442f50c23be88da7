import type { FormState, UseFormReturn } from 'react-hook-form';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { keepTyped } from '../../../components/form/keep-typed';
import { applyServerErrors } from '../../../components/form/server-errors';
import { useToast } from '../../../components/toast-actions';
import { estaFirmada } from '../publico/estados';
import { camposDelActo, type DatosCarpeta, toDatos, toModificar } from './editar-schema';
import { isConflict, useCarpetaWrites } from './use-carpeta-writes';
import { useSeenCarpeta } from './use-seen-carpeta';

interface Saving {
  carpeta: CarpetaDetalleDto;
  form: UseFormReturn<DatosCarpeta>;
  dirtyFields: FormState<DatosCarpeta>['dirtyFields'];
  onSaved: () => void;
}

/** Saves the changed fields, based on the carpeta that the form was filled from. */
export function useSaveDatos({ carpeta, form, dirtyFields, onSaved }: Saving) {
  const { seen, hasConflict, tellConflict, ...seenCarpeta } = useSeenCarpeta(carpeta);
  const { update } = useCarpetaWrites();
  const toast = useToast();

  const save = async (datos: DatosCarpeta) => {
    try {
      await update(seen, toModificar(datos, dirtyFields));
      toast('Datos guardados');
      onSaved();
    } catch (error) {
      if (isConflict(error)) tellConflict();
      else applyServerErrors(form, error);
    }
  };

  const reload = () =>
    seenCarpeta.reload((fresh) => {
      form.reset(toDatos(fresh), keepTyped);
      if (estaFirmada(fresh.estado)) for (const campo of camposDelActo) form.resetField(campo);
    });

  return { save, hasConflict, reload, isFirmada: estaFirmada(seen.estado) };
}
