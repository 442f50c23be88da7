import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { apiMessage, apiStatus } from '../../../api/api-message';
import type { ApiDispatch } from '../../../api/empty-api';
import type { CarpetaDetalleDto, ModificarCarpetaDto, MoverCarpetaDto } from '../../../api/generated/carpetas';
import { useToast } from '../../../components/toast-actions';
import {
  carpetasApi,
  useCarpetasMoveMutation,
  useCarpetasRemoveMutation,
  useCarpetasRestoreMutation,
  useCarpetasUpdateMutation,
} from '../carpetas-api';

/** A carpeta as somebody saw it: what a write says it is based on. */
export type CarpetaVista = Pick<CarpetaDetalleDto, 'id' | 'version'>;

const at = ({ id, version }: CarpetaVista) => ({ id, 'If-Match': `"${version}"` });

/** The writes of a carpeta, each naming the version seen. They reject as RTK Query does. */
export function useCarpetaWrites() {
  const [update] = useCarpetasUpdateMutation();
  const [move] = useCarpetasMoveMutation();
  const [remove] = useCarpetasRemoveMutation();
  const [restore] = useCarpetasRestoreMutation();
  return {
    update: (carpeta: CarpetaVista, modificarCarpetaDto: ModificarCarpetaDto) =>
      update({ ...at(carpeta), modificarCarpetaDto }).unwrap(),
    move: (carpeta: CarpetaVista, moverCarpetaDto: MoverCarpetaDto) =>
      move({ ...at(carpeta), moverCarpetaDto }).unwrap(),
    remove: (carpeta: CarpetaVista) => remove(at(carpeta)).unwrap(),
    restore: (carpeta: CarpetaVista) => restore(at(carpeta)).unwrap(),
  };
}

/** Asks the server for a carpeta as it is now, whatever is known of it. */
export function useReloadCarpeta() {
  const dispatch: ApiDispatch = useDispatch();
  return useCallback(
    (id: string): Promise<CarpetaDetalleDto> =>
      dispatch(carpetasApi.endpoints.carpetasGet.initiate({ id }, { forceRefetch: true, subscribe: false })).unwrap(),
    [dispatch],
  );
}

/** Whether a write was refused because the carpeta had changed since it was seen. */
export const isConflict = (error: unknown): boolean => apiStatus(error) === 412;

export const conflictText = 'Otra persona modificó la carpeta';

/** Tells why a write was refused; after a change by somebody else, with the way to see it. */
export function useWriteProblem() {
  const toast = useToast();
  const reload = useReloadCarpeta();
  return useCallback(
    (error: unknown, id: string, onReloaded?: (carpeta: CarpetaDetalleDto) => void) => {
      if (!isConflict(error)) {
        toast(apiMessage(error), { severity: 'error' });
        return;
      }
      toast(conflictText, {
        severity: 'warning',
        action: { label: 'Recargar', onClick: () => void reload(id).then(onReloaded, () => {}) },
      });
    },
    [toast, reload],
  );
}
