import type { Chat, ChatMessage, Contact } from '../features/chat/chat-api';

/** Another member as the server answers one. */
export function buildContact(changes: Partial<Contact> = {}): Contact {
  return {
    id: 'u-marta',
    avatar: null,
    name: 'Marta Lavalle',
    about: 'Titular',
    estado: 'enLinea',
    status: 'online',
    ...changes,
  };
}

/** A message as the server answers one. */
export function buildMessage(changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 'm-1',
    chatId: 'c-marta',
    contactId: 'u-marta',
    value: 'Buen día',
    createdAt: '2026-03-04T12:00:00.000Z',
    isMine: false,
    ...changes,
  };
}

/** A chat as the server answers one. Its last message is the last of `messages`. */
export function buildChat(changes: Partial<Chat> = {}): Chat {
  const { contact = buildContact(), messages = [buildMessage()] } = changes;
  const last = messages.at(-1);
  return {
    id: 'c-marta',
    contactId: contact.id,
    unreadCount: 0,
    muted: false,
    lastMessage: last?.value ?? null,
    lastMessageAt: last ? '22/11/2026' : null,
    ultimoMensajeEn: last?.createdAt ?? null,
    contact,
    messages,
    ...changes,
  };
}
