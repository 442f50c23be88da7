import type { ParteDto } from '../../../api/generated/partes';
import { useEscribir } from '../../../coleccion/use-escribir';
import { useToast } from '../../../components/toast-actions';
import { newId } from '../../../lib/new-id';
import { useAppDispatch } from '../../../store/hooks';
import { useConfirmQuitar } from '../../certificados/publico/confirm-quitar';
import { partes, usePartesUpdateMutation } from '../publico/partes-api';

/** Takes a parte out of a carpeta at once, and offers to put it back where it was. */
export function useRemoveParte(carpetaId: string) {
  const toast = useToast();
  const { eliminar, escribir } = useEscribir();
  const confirmQuitar = useConfirmQuitar();
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

  return async (parte: ParteDto, all: readonly ParteDto[]) => {
    const decided = await confirmQuitar({ carpetaId, id: parte.id, nombre: parte.persona.nombreCompleto });
    if (decided === 'no') return;
    const said = `Parte quitada: ${parte.persona.nombreCompleto} (${parte.rolNombre.toLowerCase()})`;
    const write = partes.send('partesRemove', { id: carpetaId, parteId: parte.id });
    if (decided === 'segura') {
      // Its certificates would not come back with it.
      if ((await escribir(write)) !== undefined) toast(said);
      return;
    }
    // All attempts to undo send the same id, so that it is added once.
    const id = newId();
    const representantes = all.filter(({ representados }) => representados.includes(parte.id));
    await eliminar(write, { said, restore: () => putBack(id, parte, representantes) });
  };
}
