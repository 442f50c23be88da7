import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { routes } from '../features/oficina/chat/chat.routes';
import { startApiServer } from './api-server';
import { createChatServer } from './chat-server';
import { showPages } from './show-pages';

export const show = (path: string) => showPages(routes, { path });
export const list = () => screen.findByRole('navigation', { name: 'Conversaciones' });
export const log = () => screen.findByRole('log', { name: 'Mensajes' });
export const writeTo = (name: string) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Mensaje para ${name}` });

export async function write(name: string, text: string, key: object = { key: 'Enter' }) {
  const field = await writeTo(name);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, key);
}

/** The page of the chat on a fake server, which every test fills anew. */
export function startChatPage() {
  const server = startApiServer();

  const kept = {} as {
    chat: ReturnType<typeof createChatServer>;
  };

  beforeEach(() => {
    kept.chat = createChatServer();
    server.use(...kept.chat.handlers);
  });

  return { server, kept };
}
