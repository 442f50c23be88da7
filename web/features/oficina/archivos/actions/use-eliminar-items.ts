import { useMemo } from 'react';
import { loteText } from '../../../../components/lote-text';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { useLotesDeArchivosRemoveMutation, useLotesDeArchivosRestoreMutation } from '../archivos-api';
import { elegidosDe, type Item } from '../item';
import { changedOf, lugaresDe, said, useLotes } from './use-lotes';

/** Moves items to the trash, and back to their places. */
export function useEliminarItems() {
  const toast = useToast();
  const attempt = useAttempt();
  const { send, tell } = useLotes();
  const [remove] = useLotesDeArchivosRemoveMutation();
  const [restore] = useLotesDeArchivosRestoreMutation();

  return useMemo(() => {
    const restoreAll = (items: readonly Item[]) =>
      send(items, lugaresDe(items), (part) => restore({ elegidosDto: elegidosDe(part) }));

    return {
      /** Answers whether the call succeeded; the server may still have refused some of the items. */
      eliminar: (items: readonly Item[]) =>
        attempt(async () => {
          const lote = await send(items, lugaresDe(items), (part) => remove({ elegidosDto: elegidosDe(part) }));
          tell(items, lote, said(items, 'está en la papelera', 'están en la papelera'), restoreAll);
        }),
      async restaurar(items: readonly Item[]) {
        await attempt(async () => {
          const lote = await restoreAll(items);
          const { length } = changedOf(items, lote);
          const texts = said(items, 'volvió a su lugar', 'volvieron a su lugar');
          toast(loteText(length, texts, lote.rechazados), length === 0 ? { severity: 'error' } : {});
        });
      },
    };
  }, [toast, attempt, send, tell, remove, restore]);
}
