import { useCallback } from 'react';
import { apiMessage, apiStatus } from '../../../../api/api-message';
import type { CarpetaDetalleDto, ModificarCarpetaDto, MoverCarpetaDto } from '../../../../api/generated/carpetas';
import { saveFields } from '../../../../collection/save-fields';
import { useToast } from '../../../../components/toast-actions';
import { selectUnreached } from '../../../../live/connection-slice';
import { useApp, useAppDispatch } from '../../../../store/hooks';
import { type Cambio, carpetas } from '../carpetas';
import { carpetasApi } from '../public/carpetas-api';
import { nombradosDe } from './nombrados';

/** The carpeta and the version that a write is based on. */
type CarpetaVista = Pick<CarpetaDetalleDto, 'id' | 'version'>;

/** The arguments of a write that name a carpeta and its version. */
export const at = ({ id, version }: CarpetaVista) => ({ id, 'If-Match': `"${version}"` });

/** The writes of a carpeta. Each names the version that was seen, and rejects with the server's error. */
export function useCarpetaWrites() {
  const dispatch = useAppDispatch();
  return {
    move: (carpeta: CarpetaVista, moverCarpetaDto: MoverCarpetaDto) =>
      dispatch(carpetas.send('carpetasMove', { ...at(carpeta), moverCarpetaDto })),
    remove: (carpeta: CarpetaVista) => dispatch(carpetas.send('carpetasRemove', at(carpeta))),
    restore: (carpeta: CarpetaVista) => dispatch(carpetas.send('carpetasRestore', at(carpeta))),
  };
}

/**
 * A save of some fields: the carpeta that the person saw, the changes, and a test for changes of the same fields by
 * others.
 */
interface Saving {
  carpeta: CarpetaDetalleDto;
  cambios: ModificarCarpetaDto;
  isOvertaken: (seen: CarpetaDetalleDto, stored: CarpetaDetalleDto) => boolean;
}

/**
 * Saves some fields over the newest version, and keeps what others wrote in other fields. If others wrote the same
 * fields, the save rejects like the server, with 412.
 *
 * Without connection the save resolves at once, to false. The write waits, and a toast tells if the server refuses it
 * in the end.
 */
export function useSaveCampos() {
  const dispatch = useAppDispatch();
  const { store } = useApp();
  const toast = useToast();
  const reload = useReloadCarpeta();

  const update = ({ carpeta, cambios, isOvertaken }: Saving) => {
    const { id } = carpeta;
    const nombrados = nombradosDe(cambios, store.getState());
    const cambio: Cambio = { id, 'If-Match': '', modificarCarpetaDto: cambios, nombrados };
    const inTurn = (sendNow: (arg: Cambio) => Promise<CarpetaDetalleDto>) =>
      saveFields({
        read: () => carpetas.stored({ id })(store.getState()),
        isOvertaken: (stored) => isOvertaken(carpeta, stored),
        send: (ifMatch = '') => sendNow({ ...cambio, 'If-Match': ifMatch }),
        refetch: () => reload(id),
      });
    return dispatch(carpetas.send('carpetasUpdate', cambio, inTurn));
  };

  const tellRefusal = (saving: Saving) => (error: unknown) => {
    if (!isConflict(error)) return toast(apiMessage(error), { severity: 'error' });
    const overwrite = async () => update({ ...saving, carpeta: await reload(saving.carpeta.id) });
    toast('Sin conexión cambió algo que otra persona también cambió. No se guardó.', {
      severity: 'error',
      action: { label: 'Guardar lo mío', onClick: () => void overwrite().catch(tellRefusal(saving)) },
    });
  };

  return async (saving: Saving): Promise<boolean> => {
    const isReached = selectUnreached(store.getState()) === null;
    const saved = update(saving);
    if (isReached) await saved;
    else saved.catch(tellRefusal(saving));
    return isReached;
  };
}

/** Fetches a carpeta from the server, even if it is cached. */
export function useReloadCarpeta() {
  const dispatch = useAppDispatch();
  return useCallback(
    (id: string): Promise<CarpetaDetalleDto> =>
      dispatch(carpetasApi.endpoints.carpetasGet.initiate({ id }, { forceRefetch: true, subscribe: false })).unwrap(),
    [dispatch],
  );
}

/** Whether a write was refused because the carpeta had changed since it was seen. */
export const isConflict = (error: unknown): boolean => apiStatus(error) === 412;

export const conflictText = 'Otra persona modificó la carpeta';

/** Shows why a write was refused. After a change by somebody else, the toast offers to reload. */
export function useWriteProblem() {
  const toast = useToast();
  const reload = useReloadCarpeta();
  return useCallback(
    (error: unknown, id: string) => {
      const tell = (failure: unknown) => toast(apiMessage(failure), { severity: 'error' });
      if (!isConflict(error)) return tell(error);
      toast(conflictText, {
        severity: 'warning',
        action: { label: 'Recargar', onClick: () => void reload(id).catch(tell) },
      });
    },
    [toast, reload],
  );
}
