import { useCallback } from 'react';
import { useConfirm } from '../../../../components/confirm';
import { selectUnreached } from '../../../../live/connection-slice';
import { useApp, useAppDispatch } from '../../../../store/hooks';
import { CambioDeActo } from '../public/cambio-de-acto';
import { carpetasApi } from '../public/carpetas-api';
import { nombradosDe } from './nombrados';

/**
 * Says what another acto changes in a carpeta, and asks for confirmation. Without connection the changes are unknown,
 * so it does not ask.
 */
export function useConfirmActo(): (carpetaId: string, tipoActoId: string) => Promise<boolean> {
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  const { store } = useApp();
  return useCallback(
    async (id, tipoActoId) => {
      if (selectUnreached(store.getState()) !== null) return true;
      const preview = carpetasApi.endpoints.carpetaActoPreview.initiate(
        { id, tipoActoId },
        { forceRefetch: true, subscribe: false },
      );
      const cambio = await dispatch(preview).unwrap();
      const nombre = nombradosDe({ tipoActoId }, store.getState())?.tipoActo?.nombre;
      return confirm({
        title: nombre ? `¿Cambiar el acto a «${nombre}»?` : '¿Cambiar el acto?',
        message: <CambioDeActo cambio={cambio} />,
        icon: { name: 'heroicons_outline:clipboard-document-check', color: 'primary' },
        actions: { confirm: { label: 'Cambiar el acto', color: 'primary' }, cancel: { label: 'Dejar como está' } },
        dismissible: true,
      });
    },
    [confirm, dispatch, store],
  );
}
