import { useMemo } from 'react';
import type { ApiDispatch } from '../../../../api/empty-api';
import type { LoteArchivosDto } from '../../../../api/generated/archivos';
import { loteText } from '../../../../components/lote-text';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useLoVeranOtros } from '../../../../components/use-lo-veran-otros';
import { useAppDispatch } from '../../../../store/hooks';
import { archivosChanged } from '../archivos-api';
import { type Item, lugarDe } from '../item';
import { enPartes } from './en-partes';

/** Asks the server to change items. */
type Call = (items: readonly Item[], loVeranOtros: boolean) => { unwrap: () => Promise<LoteArchivosDto> };

/** The directorios of items, each once. */
export const lugaresDe = (items: readonly Item[]) => [...new Set(items.map(lugarDe))];

/** The items that a call has changed: neither left out nor refused. */
export const changedOf = (items: readonly Item[], { omitidos, rechazados }: LoteArchivosDto) =>
  items.filter(({ id }) => !omitidos.includes(id) && rechazados.every((rechazado) => rechazado.id !== id));

/** The texts for one changed item and for several. */
export const said = (items: readonly Item[], uno: string, varios: string): [string, string] => [
  `«${items[0]?.nombre}» ${uno}`,
  `% elementos ${varios}`,
];

/** Gives functions that change many items, and that tell the outcome. */
export function useLotes() {
  const dispatch: ApiDispatch = useAppDispatch();
  const toast = useToast();
  const enviar = useLoVeranOtros();

  return useMemo(
    () => ({
      /**
       * Runs a call for each part of the items. Then fetches the changed directorios again, also when the server
       * refuses.
       */
      async send(items: readonly Item[], lugares: readonly (string | null)[], call: Call, igual = '') {
        const lote: LoteArchivosDto = { archivos: [], directorios: [], omitidos: [], rechazados: [] };
        try {
          for (const part of enPartes(items)) {
            const done = await enviar(igual, (loVeranOtros) => call(part, loVeranOtros).unwrap());
            const ninguno = { archivos: [], directorios: [], omitidos: part.map(({ id }) => id), rechazados: [] };
            const { archivos, directorios, omitidos, rechazados } = done ?? ninguno;
            lote.archivos.push(...archivos);
            lote.directorios.push(...directorios);
            lote.omitidos.push(...omitidos);
            lote.rechazados.push(...rechazados);
          }
          return lote;
        } finally {
          dispatch(archivosChanged(lugares));
        }
      },
      /** Tells which items were changed and which were refused, and offers to undo the change. */
      tell(
        items: readonly Item[],
        lote: LoteArchivosDto,
        texts: [string, string],
        undo: (changed: readonly Item[]) => Promise<unknown>,
      ) {
        const changed = changedOf(items, lote);
        const text = loteText(changed.length, texts, lote.rechazados);
        if (changed.length > 0) offerUndo(toast, text, () => undo(changed));
        else if (lote.rechazados.length > 0) toast(text, { severity: 'error' });
      },
    }),
    [dispatch, toast, enviar],
  );
}
