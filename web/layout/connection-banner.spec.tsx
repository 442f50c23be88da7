import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enviadasSlice, escrituraSent, escrituraSettled } from '../collection/enviadas-slice';
import { toastShown } from '../components/toasts-slice';
import { installChat } from '../features/oficina/chat/install-chat';
import { sendFailed, sendRequested } from '../features/oficina/chat/outbox-slice';
import { connectionBack, connectionLost, connectionSlice, versionSeen } from '../live/connection-slice';
import { showPages } from '../testing/show-pages';
import { ConnectionBanner } from './connection-banner';

async function show() {
  const { app, store } = showPages([{ path: '/', element: <ConnectionBanner /> }], { path: '/' });
  app.inject(connectionSlice);
  app.inject(enviadasSlice);
  installChat(app);
  const banner = await screen.findByRole('status');
  expect(banner.textContent).toBe('');
  return { banner, dispatch: (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action)) };
}

const write = (key: string) => escrituraSent({ key, name: 'tareasUpdate', arg: {} });
const message = { id: 'm', clave: 'u', text: 'Hola', menciones: [], citado: null, adjuntos: [], queuedAt: '' };

it('the banner says what waits while the server is away, that it is being saved, and that all is saved', async () => {
  const { banner, dispatch } = await show();
  dispatch(connectionLost('network'));
  expect(banner.textContent).toBe('Sin conexión a internet. Lo que escriba esperará.');
  dispatch(write('a'));
  dispatch(write('b'));
  dispatch(sendRequested(message));
  dispatch(sendFailed({ id: 'm', isRefused: false, motivo: 'Ahora no', campos: [] }));
  expect(banner.textContent).toBe('Sin conexión a internet. Por guardar: 2 cambios y 1 mensaje.');
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  dispatch(connectionLost('server'));
  expect(banner.textContent).toContain('El servidor no responde.');
  dispatch(sendFailed({ id: 'm', isRefused: true, motivo: 'No vale', campos: [] }));
  dispatch(escrituraSettled('b'));
  dispatch(connectionBack());
  expect(banner.textContent).toBe('Volvió la conexión. Guardando 1 cambio…');
  dispatch(escrituraSettled('a'));
  expect(banner.textContent).toBe('Todo guardado');
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

it('the banner does not say that all is saved when nothing waited, or something was refused', async () => {
  const { banner, dispatch } = await show();
  dispatch(connectionLost('server'));
  dispatch(connectionBack());
  expect(banner.textContent).toBe('Volvió la conexión');
  dispatch(connectionLost('server'));
  dispatch(write('a'));
  dispatch(connectionBack());
  dispatch(escrituraSettled('a'));
  dispatch(toastShown({ text: 'No se pudo', severity: 'error' }));
  expect(banner.textContent).toBe('Volvió la conexión');
});

it('the banner says that the server has another version, once nothing else is to be said, and offers to load it', async () => {
  const { banner, dispatch } = await show();
  dispatch(versionSeen({ isOwn: true }));
  expect(banner.textContent).toBe('');
  dispatch(versionSeen({ isOwn: false }));
  expect(banner.textContent).toBe('Hay una versión nueva de Carpetas.Recargar');
  dispatch(connectionLost('server'));
  expect(banner.textContent).toContain('El servidor no responde.');
});
