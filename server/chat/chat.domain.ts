import type { Domain } from '../common/domain.js';

export const chatDomain = {
  tables: {
    chats: { order: 'id' },
    chat_mensajes: { order: 'id' },
    chat_lecturas: { order: 'chat_id' },
  },
} as const satisfies Domain;
