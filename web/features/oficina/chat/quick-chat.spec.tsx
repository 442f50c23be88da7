import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { startApiServer } from '../../../testing/api-server';
import { createChatServer } from '../../../testing/chat-server';
import { pressOutside } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { buildSession } from '../../../testing/test-app';
import { QuickChat } from './quick-chat';
import { quickChatOpened, quickChatSlice, quickChatToggled } from './quick-chat-slice';

const server = startApiServer();
let chat: ReturnType<typeof createChatServer>;

beforeEach(() => {
  chat = createChatServer();
  server.use(...chat.handlers);
});

async function show() {
  const pages = [
    {
      element: <QuickChat />,
      children: [
        { path: 'carpetas', element: null },
        { path: 'personas', element: null },
      ],
    },
  ];
  const test = showPages(pages, { path: '/carpetas' });
  act(() => test.app.inject(quickChatSlice));
  await screen.findByRole('button', { name: 'Marta Lavalle, en línea, 2 mensajes sin leer' });
  return test;
}

const panel = () => screen.findByRole('dialog', { name: 'Team Chat' });
const isClosed = () => expect(screen.queryByRole('dialog')).toBeNull();

it('the quick chat shows the faces of the office, and opens at the chosen person', async () => {
  await show();
  isClosed();
  fireEvent.click(screen.getByRole('button', { name: /^Marta/ }));
  const inside = within(await panel());
  expect((await inside.findByRole('log')).textContent).toContain('¿Está?');
  expect(inside.getByRole('link', { name: 'Abrir en la página' }).getAttribute('href')).toBe('/chat/c-marta');
  await waitFor(() => expect(chat.find('c-marta')?.sinLeer).toBe(0));
});

it('the quick chat asks to choose a conversation, and closes by its header, by Escape and by the page around it', async () => {
  const { store } = await show();
  for (const close of [
    () => fireEvent.click(screen.getByRole('button', { name: 'Team Chat' })),
    () => fireEvent.click(screen.getByRole('button', { name: 'Cerrar' })),
    pressOutside,
    (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' }),
  ]) {
    act(() => void store.dispatch(quickChatToggled()));
    const dialog = await panel();
    expect(within(dialog).getByText('Select a conversation')).toBeTruthy();
    act(() => void close(dialog));
    await waitFor(isClosed);
  }
});

it('the quick chat closes when another page is shown, and keeps its conversation', async () => {
  const { store, router } = await show();
  act(() => void store.dispatch(quickChatOpened({ chatId: 'c-marta' })));
  await panel();
  await act(() => router.navigate('/personas'));
  await waitFor(isClosed);
  act(() => void store.dispatch(quickChatToggled()));
  expect(within(await panel()).getByRole('heading', { name: 'Marta Lavalle' })).toBeTruthy();
});

it('the quick chat closes and forgets its contact in another cuenta, but not when the session is renewed', async () => {
  const { store, open } = await show();
  act(() => void store.dispatch(quickChatOpened({ contactId: 'u-marta' })));
  await panel();
  act(() => void open(buildSession({ n: 2 })));
  expect(await panel()).toBeTruthy();
  act(() => void open(buildSession({ cuentaId: 'cuenta-b', n: 3 })));
  await waitFor(isClosed);
  act(() => void store.dispatch(quickChatToggled()));
  expect(within(await panel()).getByText('Select a conversation')).toBeTruthy();
});

it('the quick chat closes also when the person stays on the page under it', async () => {
  const { store } = await show();
  act(() => void store.dispatch(quickChatOpened({ contactId: 'u-ines' })));
  const link = within(await panel()).getByRole('link', { name: 'Abrir en la página' });
  // The address stays, as on a page with unsaved text.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await waitFor(isClosed);
});

it('the quick chat sends a message', async () => {
  const { store } = await show();
  act(() => void store.dispatch(quickChatOpened({ contactId: 'u-ines' })));
  const inside = within(await panel());
  const field = await inside.findByRole('textbox', { name: 'Mensaje para Inés Núñez' });
  const send = inside.getByRole('button', { name: 'Enviar' });
  expect(send.ariaDisabled).toBe('true');
  fireEvent.change(field, { target: { value: 'Hola' } });
  fireEvent.click(send);
  await waitFor(() => expect(chat.of('c-u-ines').at(-1)?.valor).toBe('Hola'));
  await waitFor(() => expect(inside.getByRole('log').textContent).toMatch(/Hola\d\d:\d\d$/));
});
