import { apiMessage } from '../../../api/api-message';
import type { ParteDto } from '../../../api/generated/partes';
import { useToast } from '../../../components/toast-actions';
import { usePartesAddMutation, usePartesRemoveMutation, usePartesUpdateMutation } from '../publico/partes-api';

/** Takes a parte out of a carpeta at once, and offers to put it back where it was. */
export function useRemoveParte(carpetaId: string) {
  const toast = useToast();
  const [remove] = usePartesRemoveMutation();
  const [add] = usePartesAddMutation();
  const [update] = usePartesUpdateMutation();

  /** The parte comes back with a new id, so the partes that represented it are changed to that id. */
  const putBack = async (parte: ParteDto, representantes: readonly ParteDto[]) => {
    const { rol, caracter, representaA, porcentaje, orden, persona } = parte;
    const agregarParteDto = { personaId: persona.id, rol, caracter, representaA, porcentaje, orden };
    const { id } = await add({ id: carpetaId, agregarParteDto }).unwrap();
    for (const { id: parteId } of representantes) {
      await update({ id: carpetaId, parteId, modificarParteDto: { representaA: id } }).unwrap();
    }
  };

  const attempt = async (action: () => Promise<unknown>) => {
    try {
      await action();
      return true;
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
      return false;
    }
  };

  return async (parte: ParteDto, partes: readonly ParteDto[]) => {
    const representantes = partes.filter(({ representaA }) => representaA === parte.id);
    if (!(await attempt(() => remove({ id: carpetaId, parteId: parte.id }).unwrap()))) return;
    toast(`Parte quitada: ${parte.persona.nombreCompleto} (${parte.rolNombre.toLowerCase()})`, {
      action: { label: 'Deshacer', onClick: () => void attempt(() => putBack(parte, representantes)) },
    });
  };
}
