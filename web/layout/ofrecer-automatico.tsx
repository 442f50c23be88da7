import { useEffect } from 'react';
import { showToast } from '../components/toast-actions';
import { isSystemDark } from '../lib/appearance';
import { deviceStorage } from '../lib/browser-storage';
import { ownUserChangeRequested, selectPreferencias } from '../session/own-user';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/** Remembers that this device has offered the scheme. */
const storageKey = 'carpetas.automatico-ofrecido';

/** Offers the scheme «Automático» once to a person whose device is dark while the pages are light. */
export function OfrecerAutomatico() {
  const dispatch = useAppDispatch();
  const isLight = useAppSelector((state) => selectPreferencias(state).scheme === 'light');

  useEffect(() => {
    if (!isLight || !isSystemDark() || deviceStorage.read(storageKey)) return;
    deviceStorage.write(storageKey, 'sí');
    showToast(dispatch, 'Su dispositivo usa el modo oscuro. Carpetas puede seguirlo.', {
      severity: 'info',
      action: {
        label: 'Automático',
        onClick: () => dispatch(ownUserChangeRequested({ preferencias: { scheme: 'auto' } })),
      },
    });
  }, [dispatch, isLight]);
  return null;
}
