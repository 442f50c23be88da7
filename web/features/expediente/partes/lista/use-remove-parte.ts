import type { ParteDto } from '../../../../api/generated/partes';
import { useToast } from '../../../../components/toast-actions';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { useQuitar } from '../../carpetas/publico/use-quitar';
import { partes, usePartesUpdateMutation } from '../publico/partes-api';

/** Takes a parte out of a carpeta at once, and offers to put it back where it was. */
export function useRemoveParte(carpetaId: string) {
  const toast = useToast();
  const quitar = useQuitar(carpetaId);
  const dispatch = useAppDispatch();
  const [update] = usePartesUpdateMutation();

  /** The parte comes back with a new id, so the partes that represented it are changed to that id. */
  const putBack = async (id: string, parte: ParteDto, representantes: readonly ParteDto[]) => {
    const { rol, caracter, representados, porcentaje, orden, persona } = parte;
    const agregarParteDto = { id, personaId: persona.id, rol, caracter, representados, porcentaje, orden };
    await dispatch(partes.send('partesAdd', { id: carpetaId, agregarParteDto }));
    for (const { id: parteId, persona: representante, representados: antes } of representantes) {
      const representados = antes.map((one) => (one === parte.id ? id : one));
      const { error } = await update({ id: carpetaId, parteId, modificarParteDto: { representados } });
      if (!error) continue;
      const text = `Vuelva a indicar que ${representante.nombreCompleto} representa a ${persona.nombreCompleto}: no se pudo guardar`;
      toast(text, { severity: 'error' });
    }
  };

  return (parte: ParteDto, all: readonly ParteDto[]) => {
    const { nombreCompleto } = parte.persona;
    // All attempts to undo send the same id, so that it is added once.
    const id = newId();
    const representantes = all.filter(({ representados }) => representados.includes(parte.id));
    return quitar(
      { id: parte.id, nombre: nombreCompleto },
      partes.send('partesRemove', { id: carpetaId, parteId: parte.id }),
      {
        said: `Parte quitada: ${nombreCompleto} (${parte.rolNombre.toLowerCase()})`,
        restore: () => putBack(id, parte, representantes),
      },
    );
  };
}
