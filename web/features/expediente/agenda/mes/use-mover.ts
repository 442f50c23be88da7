import type { Dispatch } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import type { Alcance } from '../../../../../server/vocabulario/repeticion';
import {
  agendaChanged,
  type Item,
  useEventosUpdateMutation,
  useLazyAgendaFindConsequencesQuery,
} from '../../../../api/agenda-api';
import { apiMessage } from '../../../../api/api-message';
import { useTareasUpdateMutation } from '../../../../api/generated/tareas';
import { useConfirm } from '../../../../components/confirm';
import { offerUndo } from '../../../../components/offer-undo';
import { preguntaDeDia } from '../../../../components/pregunta-de-dia';
import { endToast, showToast, type ToastOptions, useToast } from '../../../../components/toast-actions';
import { capital } from '../../../../lib/capital';
import { daysBetween, formatFecha } from '../../../../lib/fechas';
import { useAppDispatch } from '../../../../store/hooks';
import { carpetasApi } from '../../carpetas/public/carpetas-api';
import { usePreguntarAlcance } from './alcance';
import { enOtroDia, escritoDe, horaEnLaCuenta, momentoDe } from './momentos';

/** The beginning and the end of an event, as the API writes them. */
export interface Periodo {
  desde: string;
  hasta: string;
}

/** The place to which an item goes: another day with the same hour, or for an event another period. */
type Destino = string | Periodo;

/** Moves an item. Resolves to its version after the move, or to null when it stays where it was. */
export type Mover = (item: Item, destino: Destino) => Promise<number | null>;

/**
 * Returns a function that moves an item, and offers to undo the move. When the new day has consequences, it asks before.
 */
export function useMover(): Mover {
  const confirm = useConfirm();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const preguntar = usePreguntarAlcance();
  const [find] = useLazyAgendaFindConsequencesQuery();
  const write = useEscribirDestino();

  return useCallback(
    async (item, destino) => {
      const { clase, id, titulo, carpeta, version, desde, hasta } = item;
      const before = desde && hasta && typeof destino !== 'string' ? { desde, hasta } : item.dia;
      if (version === null || isSame(before, destino)) return null;
      const name = capital(clase === 'firma' && carpeta ? `la firma de ${carpeta.caratula}` : titulo);
      try {
        const dia = diaDe(destino);
        if (dia !== item.dia) {
          // For a tarea, only the day decides about the consequences.
          const movido = clase === 'evento' ? { eventoId: id } : clase === 'firma' ? { carpetaId: id } : {};
          const a = typeof destino === 'string' ? {} : { desde: destino.desde };
          const { consecuencias } = await find({ dia, ...a, ...movido }).unwrap();
          const text = `${name} pasa del ${enPalabras(before)} al ${enPalabras(destino)}.`;
          const pregunta = preguntaDeDia(`¿Mover al ${formatFecha(dia)}?`, text, consecuencias, 'Mover');
          if (consecuencias.length > 0 && !(await confirm(pregunta))) return null;
        }
        const alcance = item.serieId ? await preguntar('¿Qué eventos se mueven?') : 'este';
        if (alcance === null) return null;
        const after = await write(item, destino, version, alcance);
        const isLonger = typeof before !== 'string' && typeof destino !== 'string' && before.desde === destino.desde;
        const said = isLonger
          ? `${name}: hasta las ${horaEnLaCuenta(destino.hasta)}`
          : `${name}: ${enPalabras(destino)}`;
        // An offer to undo an earlier move of the item would be refused now.
        const tell = (text: string, options: ToastOptions) => {
          const offers = offersOf(dispatch);
          const offered = offers.get(id);
          if (offered) endToast(dispatch, offered);
          offers.set(id, showToast(dispatch, text, options));
        };
        offerUndo(tell, said, () => write(item, before, after, alcance));
        return after;
      } catch (error) {
        toast(apiMessage(error), { severity: 'error' });
        return null;
      }
    },
    [confirm, dispatch, find, preguntar, toast, write],
  );
}

/** The toasts that offer to undo a move, by the moved item. All views share them, since a toast outlives its view. */
const offersByStore = new WeakMap<Dispatch, Map<string, string>>();

function offersOf(dispatch: Dispatch): Map<string, string> {
  const offers = offersByStore.get(dispatch) ?? new Map<string, string>();
  offersByStore.set(dispatch, offers);
  return offers;
}

/** Returns a function that writes the new place of an item at a version, and resolves to the version after it. */
function useEscribirDestino(): (item: Item, destino: Destino, version: number, alcance: Alcance) => Promise<number> {
  const dispatch = useAppDispatch();
  const [moveEvento] = useEventosUpdateMutation();
  const [moveFirma] = carpetasApi.useCarpetasUpdateMutation();
  const [moveTarea] = useTareasUpdateMutation();

  return useCallback(
    async ({ clase, id, desde, hasta, dia }, destino, version, alcance) => {
      const seen = { 'If-Match': `"${version}"` };
      const write = async (): Promise<number> => {
        if (clase === 'firma') {
          const modificarCarpetaDto = { fechaFirmaPrevista: diaDe(destino) };
          return (await moveFirma({ id, ...seen, modificarCarpetaDto }).unwrap()).version;
        }
        if (clase === 'tarea') {
          const task = { dueDate: momentoDe(diaDe(destino), '12:00') };
          return (await moveTarea({ ...seen, modificarTareaDto: { id, task } }).unwrap()).version;
        }
        const moved = (moment: string | null) => enOtroDia(moment ?? '', daysBetween(dia, diaDe(destino)));
        const modificarEventoDto =
          typeof destino === 'string' ? { desde: moved(desde), hasta: moved(hasta) } : { ...destino };
        const dto = alcance === 'este' ? modificarEventoDto : { ...modificarEventoDto, alcance };
        return (await moveEvento({ id, ...seen, modificarEventoDto: dto }).unwrap()).version;
      };
      const after = await write();
      dispatch(agendaChanged());
      return after;
    },
    [dispatch, moveEvento, moveFirma, moveTarea],
  );
}

const diaDe = (destino: Destino) => (typeof destino === 'string' ? destino : escritoDe(destino.desde)[0]);

const isSame = (a: Destino, b: Destino) =>
  typeof a !== 'string' && typeof b !== 'string' ? a.desde === b.desde && a.hasta === b.hasta : a === b;

/** «16/03/2026», «16/03/2026 a las 10:30» */
function enPalabras(destino: Destino): string {
  const dia = formatFecha(diaDe(destino));
  return typeof destino === 'string' ? dia : `${dia} a las ${horaEnLaCuenta(destino.desde)}`;
}
