import { useCallback } from 'react';
import { useConfirm } from '../components/confirm';
import { selectCuentaRequested } from '../session/session-intents';
import { useApp } from '../store/hooks';
import { sinSubir } from './sin-subir';
import { selectPorGuardar } from './subidas-slice';

/** Enters another cuenta. It asks first when running uploads would be lost. */
export function useCambiarDeCuenta() {
  const { store } = useApp();
  const confirm = useConfirm();
  return useCallback(
    async (cuentaId: string) => {
      const archivos = selectPorGuardar(store.getState());
      const question = {
        title: '¿Cambiar de cuenta?',
        message: `${sinSubir(archivos)} Si cambia ahora, eso se pierde.`,
        actions: { confirm: { label: 'Cambiar igual' }, cancel: { label: 'Seguir aquí' } },
        dismissible: true,
      };
      if (archivos > 0 && !(await confirm(question))) return;
      store.dispatch(selectCuentaRequested({ cuentaId }));
    },
    [store, confirm],
  );
}
