import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { invalidateWhatChanged } from '../../../../live/invalidation-saga';
import { liveEventReceived } from '../../../../live/live-events';
import { refusal, startApiServer } from '../../../../testing/api-server';
import { buildCarpeta } from '../../../../testing/carpetas';
import { createChatServer } from '../../../../testing/chat-server';
import { showPages } from '../../../../testing/show-pages';
import { routes } from '../../../expediente/carpetas/carpetas.routes';
import { routes as chatRoutes } from '../chat.routes';

const server = startApiServer();
let chat: ReturnType<typeof createChatServer>;

beforeEach(() => {
  chat = createChatServer();
  server.use(
    ...chat.handlers,
    http.get('*/api/carpetas/c-1', () => HttpResponse.json(buildCarpeta({ id: 'c-1' }))),
    http.get('*/api/apps/tasks/all', () => HttpResponse.json([])),
    http.get('*/api/miembros', () => HttpResponse.json([])),
  );
});

it('the conversation of a carpeta is read and written by a person who takes no part in it yet', async () => {
  chat.add({ conversacionId: 'c-carpeta', valor: 'Falta el certificado' });
  const { app, store } = showPages(routes, { path: '/carpetas/c-1/conversacion' });
  app.runSaga(invalidateWhatChanged);
  const log = within(await screen.findByRole('log', { name: 'Mensajes' }));
  expect(await log.findByText('Falta el certificado')).toBeTruthy();
  const field = screen.getByRole('textbox', { name: /^Mensaje en Conversación de / });
  fireEvent.change(field, { target: { value: 'Lo pido hoy' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(chat.of('c-carpeta').map(({ valor }) => valor)).toContain('Lo pido hoy'));

  // The person loses access to the carpeta, but keeps the typed text.
  fireEvent.change(field, { target: { value: 'Mañana lo retiro' } });
  server.use(http.get('*/api/carpetas/c-1', () => refusal(404, 'NO_ENCONTRADO', 'No existe')));
  act(() => void store.dispatch(liveEventReceived({ type: 'accesos.changed' })));
  const escrito = await screen.findByRole('region', { name: 'Lo que escribió y no se envió' });
  expect(escrito.textContent).toContain('Mañana lo retiro');
});

it('the tab counts unread messages, as they come', async () => {
  chat.state.conversaciones = [{ ...chat.state.deCarpeta, participa: true, sinLeer: 1 }];
  const { store } = showPages(routes, { path: '/carpetas/c-1/tareas' });
  const tab = await screen.findByRole('link', { name: /^Conversación/ });
  await waitFor(() => expect(tab.textContent).toBe('Conversación 1 sin leer'));
  chat.state.conversaciones = [{ ...chat.state.deCarpeta, participa: true, sinLeer: 2 }];
  act(() => void store.dispatch(liveEventReceived({ type: 'chat.changed', chatId: 'c-carpeta' })));
  await waitFor(() => expect(tab.textContent).toBe('Conversación 2 sin leer'));
});

it('the list of the chat leads to the carpeta of a conversation', async () => {
  chat.state.conversaciones = [{ ...chat.state.deCarpeta, participa: true }];
  showPages(chatRoutes, { path: '/chat' });
  const link = await screen.findByRole('link', { name: 'Abrir la carpeta 2026-000123' });
  expect(link.getAttribute('href')).toBe('/carpetas/c-1');
});
