import type { Domain } from '../common/domain.js';

export const chatDomain = {
  tables: {
    chats: { order: 'id' },
    chat_mensajes: { order: 'id' },
    chat_lecturas: { order: 'chat_id' },
  },
  events: {
    'chat.changed': { about: 'A chat: it has a new message, or was read.', names: { chatId: 'id' } },
  },
} as const satisfies Domain;
