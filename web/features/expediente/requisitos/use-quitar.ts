import type { RequisitoDto } from '../../../api/generated/requisitos';
import { useEscribir } from '../../../collection/use-escribir';
import { named } from '../../../lib/named';
import { newId } from '../../../lib/new-id';
import { useAppDispatch } from '../../../store/hooks';
import { requisitos, sendCambio } from './requisitos';

/** Takes a requisito out of a carpeta at once, and offers to put it back at its place. */
export function useQuitar(carpetaId: string) {
  const { eliminar } = useEscribir();
  const dispatch = useAppDispatch();

  const putBack = async (id: string, place: number, requisito: RequisitoDto) => {
    const { nombre, descripcion, obligatorio, vence, responsable, documento, estado, motivo } = requisito;
    const agregarRequisitoDto = { id, nombre, descripcion, obligatorio, vence, responsableId: responsable?.id };
    await dispatch(requisitos.send('requisitosAdd', { id: carpetaId, agregarRequisitoDto }));
    await dispatch(
      sendCambio(carpetaId, id, {
        estado,
        motivo,
        orden: place,
        ...(documento && { documentoId: documento.id, nombrados: { documento } }),
      }),
    );
  };

  return (requisito: RequisitoDto, place: number) => {
    // All attempts to undo send the same id, so that the requisito is added only once.
    const id = newId();
    return eliminar(requisitos.send('requisitosRemove', { id: carpetaId, requisitoId: requisito.id }), {
      said: `${named('Requisito', requisito.nombre)} quitado`,
      restore: () => putBack(id, place, requisito),
    });
  };
}
