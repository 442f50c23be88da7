import { useMemo } from 'react';
import { useEscribir } from '../../../../collection/use-escribir';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useAppDispatch } from '../../../../store/hooks';
import type { CarpetaDeCorreo, CorreoListado } from '../correos-api';
import { archivarCorreos, desarchivarCorreos, nombreDeCarpeta } from './archivar';

/** Files mails in carpetas, and removes them. Both actions can be undone from a toast. */
export function useArchivar() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { escribir } = useEscribir();

  return useMemo(
    () => ({
      /**
       * Rejects with the server's error.
       * @param hilo whether the other mails of their threads are filed too
       */
      archivar: async (correos: readonly CorreoListado[], carpetaId: string, hilo: boolean): Promise<void> => {
        const ids = correos.map(({ id }) => id);
        const { correos: filed, nuevos } = await dispatch(archivarCorreos({ ids, carpetaId, hilo }));
        const carpeta = filed[0]?.carpetas.find(({ id }) => id === carpetaId);
        if (!carpeta) return toast('Ninguno de esos correos se puede archivar', { severity: 'error' });
        const name = nombreDeCarpeta(carpeta);
        if (nuevos.length === 0) return toast(`Ya ${filed.length === 1 ? 'estaba' : 'estaban'} en la carpeta ${name}`);
        offerUndo(toast, `${archivadosText(nuevos.length)} en la carpeta ${name}`, () =>
          dispatch(desarchivarCorreos({ ids: nuevos, carpetaId })),
        );
      },
      quitar: async (correo: CorreoListado, carpeta: CarpetaDeCorreo): Promise<void> => {
        const one = { ids: [correo.id], carpetaId: carpeta.id };
        if (!(await escribir(desarchivarCorreos(one)))) return;
        offerUndo(toast, `Correo quitado de la carpeta ${nombreDeCarpeta(carpeta)}`, () =>
          dispatch(archivarCorreos(one)),
        );
      },
    }),
    [dispatch, toast, escribir],
  );
}

const archivadosText = (count: number) => (count === 1 ? 'Correo archivado' : `${count} correos archivados`);
