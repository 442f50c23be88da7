import { useCallback } from 'react';
import { useLazyAgendaFindConsequencesQuery } from '../../../../api/agenda-api';
import { useConfirm } from '../../../../components/confirm';
import { preguntaDeDia } from '../../../../components/pregunta-de-dia';
import { formatFecha } from '../../../../lib/fechas';
import { selectUnreached } from '../../../../live/connection-slice';
import { useApp } from '../../../../store/hooks';

/**
 * Asks before a carpeta gets another planned day, or none, when its signature in the agenda follows. Resolves to
 * whether the day may be written. Without connection the consequences are unknown, so it does not ask.
 */
export function useConfirmFirmaPrevista(): (carpetaId: string, dia: string | null) => Promise<boolean> {
  const confirm = useConfirm();
  const { store } = useApp();
  const [find] = useLazyAgendaFindConsequencesQuery();
  return useCallback(
    async (carpetaId, dia) => {
      if (selectUnreached(store.getState()) !== null) return true;
      const { consecuencias, cambiaLaAgenda } = await find({ carpetaId, ...(dia && { dia }) }).unwrap();
      if (!cambiaLaAgenda) return true;
      return confirm(
        dia
          ? preguntaDeDia(`¿Pasar la firma al ${formatFecha(dia)}?`, null, consecuencias, 'Pasar la firma')
          : preguntaDeDia('¿Dejar la firma sin fecha?', null, consecuencias, 'Dejar sin fecha'),
      );
    },
    [confirm, find, store],
  );
}
