import { api as mensajesApi } from '../../../api/generated/mensajes';
import { type AvisoDePanelDto, api as notificacionesApi } from '../../../api/generated/notificaciones';
import { createColeccion } from '../../../collection/collection';
import { filas } from '../../../collection/rows';
import { makeStale } from '../../../live/stale-tags';

/** The API's names of the two families of avisos: events, and messages from people. */
export type Familia = 'notifications' | 'messages';

/** One row of the notifications or of the messages panel. */
export type Aviso = AvisoDePanelDto;

makeStale<typeof notificacionesApi>({
  'notifications.changed': ['notificaciones'],
  // An aviso about a carpeta is shown only to people who see the carpeta.
  'accesos.changed': ['notificaciones'],
  'carpetas.changed': ['notificaciones'],
});
makeStale<typeof mensajesApi>({ 'messages.changed': ['mensajes'] });

const lista = filas<Aviso, unknown>({});
/** Invalidates nothing: the writes below change the lists in the cache. */
const write = { invalidatesTags: [] };
const allRead = (all: Aviso[]) => all.map((aviso) => ({ ...aviso, read: true, seen: true }));
const readingAll = { show: allRead, keep: allRead };

const notifications = createColeccion(
  notificacionesApi.enhanceEndpoints({
    endpoints: {
      notificationsSetRead: write,
      notificationsMarkAllAsRead: write,
      notificationsRemoveByPath: write,
    },
  }),
  {
    query: 'notificationsFindAll',
    escrituras: {
      notificationsSetRead: {
        show: (all, { leerNotificacionDto: { notification } }) =>
          lista.patch(all, notification.id, { read: notification.read }),
        keep: lista.replace,
      },
      notificationsMarkAllAsRead: readingAll,
      notificationsRemoveByPath: lista.removal,
      notificationsRestore: {},
    },
  },
);

const messages = createColeccion(
  mensajesApi.enhanceEndpoints({
    endpoints: {
      messagesSetRead: write,
      messagesMarkAllAsRead: write,
      messagesRemoveByPath: write,
    },
  }),
  {
    query: 'messagesFindAll',
    escrituras: {
      messagesSetRead: {
        show: (all, { leerMensajeDto: { message } }) => lista.patch(all, message.id, { read: message.read }),
        keep: lista.replace,
      },
      messagesMarkAllAsRead: readingAll,
      messagesRemoveByPath: lista.removal,
      messagesRestore: {},
    },
  },
);

/** The list of each family, the newest first, and its writes. */
export const avisos = {
  notifications: {
    lista: notifications,
    // Not toggle-read/{id}: if two tabs mark an aviso as read, the second would undo the first.
    setRead: (id: string, read: boolean) =>
      notifications.send('notificationsSetRead', { leerNotificacionDto: { notification: { id, read } } }),
    markAllRead: () => notifications.send('notificationsMarkAllAsRead', undefined),
    remove: (id: string) => notifications.send('notificationsRemoveByPath', { id }),
    restore: (id: string) => notifications.send('notificationsRestore', { id }),
  },
  messages: {
    lista: messages,
    setRead: (id: string, read: boolean) =>
      messages.send('messagesSetRead', { leerMensajeDto: { message: { id, read } } }),
    markAllRead: () => messages.send('messagesMarkAllAsRead', undefined),
    remove: (id: string) => messages.send('messagesRemoveByPath', { id }),
    restore: (id: string) => messages.send('messagesRestore', { id }),
  },
};
