import type { ParteDto } from '../../../api/generated/partes';
import { useEscribir } from '../../../coleccion/use-escribir';
import { partes, usePartesAddMutation, usePartesUpdateMutation } from '../publico/partes-api';

/** Takes a parte out of a carpeta at once, and offers to put it back where it was. */
export function useRemoveParte(carpetaId: string) {
  const { eliminar } = useEscribir();
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

  return (parte: ParteDto, all: readonly ParteDto[]) => {
    const representantes = all.filter(({ representaA }) => representaA === parte.id);
    return eliminar(partes.send('partesRemove', { id: carpetaId, parteId: parte.id }), {
      said: `Parte quitada: ${parte.persona.nombreCompleto} (${parte.rolNombre.toLowerCase()})`,
      restore: () => putBack(parte, representantes),
    });
  };
}
