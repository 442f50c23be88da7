import { api as mensajes } from '../../api/generated/mensajes';
import { type AvisoDePanelDto, api as notificaciones } from '../../api/generated/notificaciones';
import { silent } from '../../api/silent';

/** The two families, as the API names them: what happened, and what people wrote. */
export type Familia = 'notifications' | 'messages';

/** One row of the notifications or of the messages panel. */
export type Aviso = AvisoDePanelDto;

/** Whoever sends one shows it at once. */
const write = { ...silent, invalidatesTags: [] };

/** What the top bar counts and a panel lists, newest first. What changes it is in avisos-writes.ts. */
export const notificacionesApi = notificaciones.enhanceEndpoints({
  endpoints: {
    notificationsFindAll: silent,
    notificationsSetRead: write,
    notificationsMarkAllAsRead: write,
    notificationsRemoveByPath: write,
    notificationsRestore: silent,
  },
});

export const mensajesApi = mensajes.enhanceEndpoints({
  endpoints: {
    messagesFindAll: silent,
    messagesSetRead: write,
    messagesMarkAllAsRead: write,
    messagesRemoveByPath: write,
    messagesRestore: silent,
  },
});

/** By family. Which one a component shows never changes. */
export const useAvisos = {
  notifications: notificacionesApi.useNotificationsFindAllQuery,
  messages: mensajesApi.useMessagesFindAllQuery,
};
