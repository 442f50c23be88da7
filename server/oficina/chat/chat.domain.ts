import type { Domain } from '../../common/domain.js';

export const chatDomain = {
  tables: {
    chats: { order: 'id', pictures: ['foto'] },
    chat_mensajes: { order: 'id', without: ['busqueda', 'con_enlaces'] },
    chat_participantes: { order: 'chat_id, usuario_id' },
    chat_adjuntos: {
      order: 'id',
      without: ['miniatura'],
      file: 'clave',
      deletedSince: 'suelto_desde',
      sharedPicture: 'miniatura',
    },
    chat_reacciones: { order: 'mensaje_id, usuario_id, emoji' },
    chat_fijados: { order: 'mensaje_id' },
  },
  events: {
    'chat.changed': {
      about: 'A chat: messages, named here or any, its people, or until when somebody has read it.',
      names: { chatId: 'id', mensajes: 'ids?' },
    },
    'chat.pinned': { about: 'The pinned messages of a chat, or the text of one.', names: { chatId: 'id' } },
    'chat.typing': { about: 'Somebody is writing in a chat.', names: { chatId: 'id', usuarioId: 'id' } },
  },
} as const satisfies Domain;
