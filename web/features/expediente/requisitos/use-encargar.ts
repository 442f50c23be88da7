import type { NombradoDto, RequisitoDto } from '../../../api/generated/requisitos';
import { useEscribir } from '../../../collection/use-escribir';
import { offerUndo } from '../../../components/offer-undo';
import { useToast } from '../../../components/toast-actions';
import { formatFecha } from '../../../lib/fechas';
import { contar } from '../../../lib/numeros';
import { useAppDispatch } from '../../../store/hooks';
import { requisitos as todos } from './requisitos';

/** The value that several requisitos get: the responsable, or the last day. */
export type Encargo = { responsable: NombradoDto | null } | { vence: string | null };

/** Gives several requisitos a responsable or a day in one write, and offers to undo it for all of them. */
export function useEncargar(carpetaId: string) {
  const { escribir } = useEscribir();
  const dispatch = useAppDispatch();
  const toast = useToast();

  return async (elegidos: readonly RequisitoDto[], encargo: Encargo) => {
    const ids = elegidos.map(({ id }) => id);
    const dto = 'vence' in encargo ? encargo : { responsableId: encargo.responsable?.id ?? null };
    const nombrados = 'vence' in encargo ? undefined : encargo;
    const arg = { id: carpetaId, marcarRequisitosDto: { ids, ...dto }, nombrados };
    const after = await escribir(todos.send('requisitosUpdateAll', arg));
    if (!after) return;
    const anteriores = elegidos.flatMap((before) => {
      const now = after.find(({ id }) => id === before.id);
      if (!now || now.version === before.version) return [];
      const was = 'vence' in encargo ? { vence: before.vence } : { responsableId: before.responsable?.id ?? null };
      return [{ id: before.id, version: now.version, ...was }];
    });
    if (anteriores.length === 0) return toast('Ya estaban así');
    const deshacerRequisitosDto = { requisitos: anteriores };
    offerUndo(toast, encargados(anteriores.length, encargo), () =>
      dispatch(todos.send('requisitosUndoAll', { id: carpetaId, deshacerRequisitosDto })),
    );
  };
}

/** «3 requisitos a cargo de Ana», «1 requisito sin vencimiento». */
function encargados(cuantos: number, encargo: Encargo): string {
  const which = contar(cuantos, 'requisito', 'requisitos');
  if ('vence' in encargo) {
    if (encargo.vence === null) return `${which} sin vencimiento`;
    return `${which} hasta el ${formatFecha(encargo.vence)}`;
  }
  return encargo.responsable ? `${which} a cargo de ${encargo.responsable.nombre}` : `${which} sin responsable`;
}
