import { useCallback } from 'react';
import { apiMessage, apiStatus } from '../../../api/api-message';
import type { CarpetaDetalleDto, ModificarCarpetaDto, MoverCarpetaDto } from '../../../api/generated/carpetas';
import { saveFields } from '../../../coleccion/save-fields';
import { useToast } from '../../../components/toast-actions';
import { useApp, useAppDispatch } from '../../../store/hooks';
import { carpetas } from '../carpetas';
import { carpetasApi } from '../publico/carpetas-api';

/** The carpeta and the version that a write is based on. */
export type CarpetaVista = Pick<CarpetaDetalleDto, 'id' | 'version'>;

const at = ({ id, version }: CarpetaVista) => ({ id, 'If-Match': `"${version}"` });

/** The writes of a carpeta. Each names the version that was seen, and rejects with the server's error. */
export function useCarpetaWrites() {
  const dispatch = useAppDispatch();
  const { store } = useApp();
  const reload = useReloadCarpeta();
  return {
    /**
     * Writes some fields over the newest version, with what others wrote in other fields.
     * @param isOvertaken whether others wrote the same fields: then it rejects like the server, with 412
     */
    update: (
      { id }: Pick<CarpetaVista, 'id'>,
      modificarCarpetaDto: ModificarCarpetaDto,
      isOvertaken: (stored: CarpetaDetalleDto) => boolean,
    ) =>
      saveFields({
        settled: () => carpetas.settled(id),
        read: () => carpetas.select({ id })(store.getState()),
        isOvertaken,
        send: (ifMatch = '') =>
          dispatch(carpetas.send('carpetasUpdate', { id, 'If-Match': ifMatch, modificarCarpetaDto })),
        refetch: () => reload(id),
      }),
    move: (carpeta: CarpetaVista, moverCarpetaDto: MoverCarpetaDto) =>
      dispatch(carpetas.send('carpetasMove', { ...at(carpeta), moverCarpetaDto })),
    remove: (carpeta: CarpetaVista) => dispatch(carpetas.send('carpetasRemove', at(carpeta))),
    restore: (carpeta: CarpetaVista) => dispatch(carpetas.send('carpetasRestore', at(carpeta))),
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
