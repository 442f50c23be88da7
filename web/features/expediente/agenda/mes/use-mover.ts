import { useCallback } from 'react';
import {
  agendaChanged,
  type Item,
  useEventosUpdateMutation,
  useLazyAgendaFindConsequencesQuery,
} from '../../../../api/agenda-api';
import { apiMessage } from '../../../../api/api-message';
import { useTareasUpdateMutation } from '../../../../api/generated/tareas';
import { useConfirm } from '../../../../components/confirm';
import { preguntaDeDia } from '../../../../components/pregunta-de-dia';
import { useToast } from '../../../../components/toast-actions';
import { capital } from '../../../../lib/capital';
import { daysBetween, formatFecha } from '../../../../lib/fechas';
import { useAppDispatch } from '../../../../store/hooks';
import { carpetasApi } from '../../carpetas/public/carpetas-api';
import { enOtroDia, momentoDe } from './momentos';

/** Returns a function that moves an item to another day, after saying the consequences. */
export function useMover(): (item: Item, dia: string) => Promise<void> {
  const confirm = useConfirm();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [find] = useLazyAgendaFindConsequencesQuery();
  const [moveEvento] = useEventosUpdateMutation();
  const [moveFirma] = carpetasApi.useCarpetasUpdateMutation();
  const [moveTarea] = useTareasUpdateMutation();

  return useCallback(
    async (item, dia) => {
      const { clase, id, titulo, carpeta, version, desde, hasta } = item;
      if (dia === item.dia || version === null) return;
      const name = clase === 'firma' && carpeta ? `la firma de ${carpeta.caratula}` : titulo;
      try {
        // For a tarea, only the day decides about the consequences.
        const movido = clase === 'evento' ? { eventoId: id } : clase === 'firma' ? { carpetaId: id } : {};
        const { consecuencias } = await find({ dia, ...movido }).unwrap();
        const text = `${capital(name)} pasa del ${formatFecha(item.dia)} al ${formatFecha(dia)}.`;
        const isSure = await confirm(preguntaDeDia(`¿Mover al ${formatFecha(dia)}?`, text, consecuencias, 'Mover'));
        if (!isSure) return;
        const seen = { 'If-Match': `"${version}"` };
        if (clase === 'firma')
          await moveFirma({ id, ...seen, modificarCarpetaDto: { fechaFirmaPrevista: dia } }).unwrap();
        else if (clase === 'tarea')
          await moveTarea({ ...seen, modificarTareaDto: { id, task: { dueDate: momentoDe(dia, '12:00') } } }).unwrap();
        else if (desde && hasta) {
          const moved = (moment: string) => enOtroDia(moment, daysBetween(item.dia, dia));
          await moveEvento({ id, ...seen, modificarEventoDto: { desde: moved(desde), hasta: moved(hasta) } }).unwrap();
        }
        dispatch(agendaChanged());
        toast(`${capital(name)}: ${formatFecha(dia)}`, { severity: 'success' });
      } catch (error) {
        toast(apiMessage(error), { severity: 'error' });
      }
    },
    [confirm, dispatch, find, moveEvento, moveFirma, moveTarea, toast],
  );
}
