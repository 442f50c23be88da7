import { HttpResponse, http } from 'msw';
import type { Chat, ChatMessage, Contact } from '../features/chat/chat-api';
import { refusal } from './api-server';
import { buildChat, buildContact, buildMessage } from './chats';

const notFound = () => refusal(404, 'NO_ENCONTRADO', 'No existe');

/** A fake server that keeps its chats. While `isRefusing`, it answers 503 to each message. */
export function createChatServer() {
  const ines = buildContact({ id: 'u-ines', name: 'Inés Núñez', estado: 'ausente' });
  const state = {
    chats: [buildChat({ unreadCount: 2, messages: [buildMessage(), buildMessage({ id: 'm-2', value: '¿Está?' })] })],
    contacts: [buildContact(), ines] as Contact[],
    isRefusing: false,
    /** The Idempotency-Key of each message that was sent. */
    keys: [] as (string | null)[],
  };
  const find = (id: string | null) => state.chats.find((chat) => chat.id === id);

  const handlers = [
    http.get('*/api/apps/chat/chats', () => HttpResponse.json(state.chats)),
    http.get('*/api/apps/chat/contacts', () => HttpResponse.json(state.contacts)),
    http.get('*/api/apps/chat/chat', ({ request }) => {
      const chat = find(new URL(request.url).searchParams.get('id'));
      return chat ? HttpResponse.json(chat) : notFound();
    }),
    http.post<never, { contactId: string }>('*/api/apps/chat/chat', async ({ request }) => {
      const { contactId } = await request.json();
      const contact = state.contacts.find(({ id }) => id === contactId);
      if (!contact) return notFound();
      const chat = buildChat({ id: `c-${contactId}`, contact, messages: [] });
      state.chats = [...state.chats, chat];
      return HttpResponse.json(chat);
    }),
    http.patch<never, { id: string; chat: Partial<Chat> }>('*/api/apps/chat/chat', async ({ request }) => {
      const { id, chat } = await request.json();
      state.chats = state.chats.map((one) => (one.id === id ? { ...one, ...chat } : one));
      return HttpResponse.json(find(id));
    }),
    http.post<never, { chatId: string; value: string }>('*/api/apps/chat/message', async ({ request }) => {
      state.keys.push(request.headers.get('idempotency-key'));
      if (state.isRefusing) return refusal(503, 'NO_DISPONIBLE', 'Ahora no');
      const { chatId, value } = await request.json();
      return HttpResponse.json(add({ chatId, value, contactId: 'usuario-1', isMine: true }));
    }),
  ];

  /** Adds a message, as the other person's browser would. */
  function add(changes: Partial<ChatMessage>): ChatMessage {
    const message = buildMessage({ id: `m-${crypto.randomUUID()}`, createdAt: new Date().toISOString(), ...changes });
    state.chats = state.chats.map((chat) =>
      chat.id === message.chatId
        ? {
            ...chat,
            messages: [...chat.messages, message],
            lastMessage: message.value,
            ultimoMensajeEn: message.createdAt,
          }
        : chat,
    );
    return message;
  }

  return { state, handlers, add, find };
}
